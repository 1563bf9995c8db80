### What opponents with a character say at moments that matter: one short line, as at a table. It never
### says anything about hidden cards. $name is the character; $pick is 0, 1 or 2; a guest says nothing.

says-wins =
    { $name ->
        [berit]
            { $pick ->
                [0] Ça valait la peine d’attendre.
                [1] Je me débrouille toute seule.
               *[2] Sans se presser, voyez-vous.
            }
        [corin]
            { $pick ->
                [0] Ah ! Là, on s’amuse !
                [1] Quelle belle bagarre !
               *[2] Voilà qui réchauffe !
            }
        [edda]
            { $pick ->
                [0] Vieux balai connaît les coins.
                [1] Vieux renard sait où dort la poule.
               *[2] Eau qui dort, poisson qui mord.
            }
        [falk]
            { $pick ->
                [0] Tout le monde a vu ? Parfait.
                [1] Avec moi, tout a l’air facile, non ?
               *[2] Hardi, charmant, et adroit avec ça.
            }
        [isolde]
            { $pick ->
                [0] Surprise.
                [1] Sans un bruit.
               *[2] Inattendu, je sais.
            }
        [osric]
            { $pick ->
                [0] À porter à mon crédit.
                [1] Compte réglé.
               *[2] Le registre a meilleure mine.
            }
        [runa]
            { $pick ->
                [0] Hm-hm-hmm. Joli.
                [1] Chaque chose en son temps. Hm-hmm.
               *[2] Mmm, c’est dans le ton.
            }
        [tamsin]
            { $pick ->
                [0] Ha ! Vive comme une belette !
                [1] Un prêté pour un rendu, hi, hi !
               *[2] Ha, ha ! Que ça fait du bien !
            }
       *[guest] { "" }
    }

says-suffers =
    { $name ->
        [berit]
            { $pick ->
                [0] J’ai déjà fait avec moins.
                [1] Je réparerai ça moi-même.
               *[2] Bon. On respire.
            }
        [corin]
            { $pick ->
                [0] Aïe ! Bien envoyé !
                [1] En voilà, du cran !
               *[2] Hou là, ça secoue ! Encore !
            }
        [edda]
            { $pick ->
                [0] Même le hibou rate une souris.
                [1] Le vent rend ce qu’il emporte.
               *[2] Roseau plie, roseau vit.
            }
        [falk]
            { $pick ->
                [0] C’était exprès. Pour le panache.
                [1] Il faut du talent pour me surprendre.
               *[2] Aïe, mon orgueil ! Il est si grand.
            }
        [isolde]
            { $pick ->
                [0] Pas très poli.
                [1] Hm. Habile.
               *[2] Les surprises, c’est mon affaire.
            }
        [osric]
            { $pick ->
                [0] C’est noté. À l’encre.
                [1] Je l’inscris aussitôt.
               *[2] Ça, on me le doit.
            }
        [runa]
            { $pick ->
                [0] Hm. Une fausse note.
                [1] Hm-hmm… où en étais-je ?
               *[2] La chanson continue.
            }
        [tamsin]
            { $pick ->
                [0] Quel toupet ! Ha, ha !
                [1] Ouille ! Ha, ha ! Ça va, ça vient…
               *[2] Ça pince ! Ha ! Je pince aussi !
            }
       *[guest] { "" }
    }

says-triumphs =
    { $name ->
        [berit]
            { $pick ->
                [0] Je ne dois rien à personne.
                [1] Le temps qu’il fallait, voilà tout.
               *[2] Et sans aide, s’il vous plaît.
            }
        [corin]
            { $pick ->
                [0] La plus belle bagarre du mois !
                [1] Ça valait bien une bosse !
               *[2] Je paie le souper ! Quelle fête !
            }
        [edda]
            { $pick ->
                [0] Goutte à goutte, la cruche est pleine.
                [1] Le bon pain prend son temps.
               *[2] Tout est bien qui finit chez moi.
            }
        [falk]
            { $pick ->
                [0] Des bravos ? Je m’y ferai.
                [1] On en fera des chansons.
               *[2] Modeste, moi ? Demain, promis.
            }
        [isolde]
            { $pick ->
                [0] Tiens donc.
                [1] Personne ne regardait.
               *[2] Même moi, ça m’étonne.
            }
        [osric]
            { $pick ->
                [0] Vérifié. Le compte est bon.
                [1] Un trait, et tout est payé.
               *[2] Enfin, ça tombe juste.
            }
        [runa]
            { $pick ->
                [0] Et voilà le refrain.
                [1] Hm-hm-HMM ! Pardon.
               *[2] Mmm. Comme dans la chanson.
            }
        [tamsin]
            { $pick ->
                [0] Rira bien… et c’est moi ! Ha !
                [1] Ha, ha ! J’en ai mal aux joues !
               *[2] Pincez-moi ! Non, non ! Hi, hi !
            }
       *[guest] { "" }
    }

says-falls =
    { $name ->
        [berit]
            { $pick ->
                [0] Je me suis relevée de pire.
                [1] Il y avait là bien de la patience.
               *[2] Ça ira. Ça va toujours.
            }
        [corin]
            { $pick ->
                [0] Sur le dos, mais ravi !
                [1] Quelle raclée ! Magnifique !
               *[2] Sonné, mais quel plaisir !
            }
        [edda]
            { $pick ->
                [0] Au grand chêne, le grand vent.
                [1] Lait renversé, chat content.
               *[2] Pleine lune ne dure pas.
            }
        [falk]
            { $pick ->
                [0] Avouez : je tombe avec grâce.
                [1] Oubliez ce couplet.
               *[2] Même le soleil se couche. En beauté.
            }
        [isolde]
            { $pick ->
                [0] Je n’ai pas aimé.
                [1] C’est donc ça que ça fait.
               *[2] Juste. Agaçant, mais juste.
            }
        [osric]
            { $pick ->
                [0] Voilà une longue ligne.
                [1] Il me faut une page neuve.
               *[2] Encre rouge. Je déteste le rouge.
            }
        [runa]
            { $pick ->
                [0] C’était la note grave.
                [1] Chut. Je fredonne encore.
               *[2] Toute chanson a ses soupirs.
            }
        [tamsin]
            { $pick ->
                [0] Ha ! En plein dedans !
                [1] Ouf ! Même moi, j’en ris !
               *[2] Ha, ha ! Aïe. Ha. Aïe.
            }
       *[guest] { "" }
    }

says-again =
    { $name ->
        [berit]
            { $last ->
                [won] J’ai gagné la dernière. Rien ne presse.
                [lost] La dernière fut à vous. J’ai travaillé.
               *[grudge] Trois défaites. Je sais attendre.
            }
        [corin]
            { $last ->
                [won] La dernière bagarre était à moi. Encore ?
                [lost] Vous m’avez étalé. On recommence !
               *[grudge] Trois fois par terre ! Pas aujourd’hui !
            }
        [edda]
            { $last ->
                [won] Le renard se souvient du portail ouvert.
                [lost] Chat échaudé craint l’eau froide.
               *[grudge] Trois pluies, belle moisson.
            }
        [falk]
            { $last ->
                [won] Envie de revoir le vainqueur ?
                [lost] Je vous ai laissé gagner. De rien.
               *[grudge] Trois de suite ? On commence à jaser.
            }
        [isolde]
            { $last ->
                [won] Vous revoilà. Quel courage.
                [lost] Je n’ai pas oublié la dernière.
               *[grudge] Trois fois. J’ai un plan, maintenant.
            }
        [osric]
            { $last ->
                [won] C’est dans le livre : j’ai gagné.
                [lost] C’est dans le livre : vous m’en devez une.
               *[grudge] Trois lignes en rouge. Je viens encaisser.
            }
        [runa]
            { $last ->
                [won] Hm-hmm. Notre dernier chant finissait bien.
                [lost] La dernière note fut la vôtre. Hm.
               *[grudge] Trois couplets tristes. Changeons d’air.
            }
        [tamsin]
            { $last ->
                [won] Haha ! Vous en voulez encore ?
                [lost] Vous m’avez bien eue ! Ha ! Gare !
               *[grudge] Trois fois ! Haha, ça suffit !
            }
       *[guest] { "" }
    }
