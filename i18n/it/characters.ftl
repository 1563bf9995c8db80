### What opponents with a character say at moments that matter: one short line, as at a table. It never
### says anything about hidden cards. $name is the character; $pick is 0, 1 or 2; a guest says nothing.

says-wins =
    { $name ->
        [berit]
            { $pick ->
                [0] Valeva la pena aspettare.
                [1] So badare a me stessa.
               *[2] Senza fretta, visto?
            }
        [corin]
            { $pick ->
                [0] Ora sì che ci si diverte!
                [1] Che bella zuffa!
               *[2] Così mi piace!
            }
        [edda]
            { $pick ->
                [0] Scopa vecchia conosce gli angoli.
                [1] Volpe vecchia non chiede la strada.
               *[2] Acqua cheta, pesce lesto.
            }
        [falk]
            { $pick ->
                [0] Si è visto bene? Perfetto.
                [1] Con me sembra facile, vero?
               *[2] Audace, bello e pure bravo.
            }
        [isolde]
            { $pick ->
                [0] Sorpresa.
                [1] In silenzio.
               *[2] Inatteso, lo so.
            }
        [osric]
            { $pick ->
                [0] Questo va all'attivo.
                [1] Conto saldato.
               *[2] Ora i conti hanno un altro aspetto.
            }
        [runa]
            { $pick ->
                [0] Mm-mm-mmm. Che bello.
                [1] Tutto a suo tempo. Mm-mmm.
               *[2] Mmm, sta bene nella melodia.
            }
        [tamsin]
            { $pick ->
                [0] Ah ah! Svelta come una faina!
                [1] Chi la fa… ah ah!
               *[2] Ah ah! Che soddisfazione!
            }
       *[guest] { "" }
    }

says-suffers =
    { $name ->
        [berit]
            { $pick ->
                [0] Me la sono cavata con meno.
                [1] A questo rimedio da sola.
               *[2] Va bene. Un bel respiro.
            }
        [corin]
            { $pick ->
                [0] Ahi! Bel colpo!
                [1] Questo è avere fegato!
               *[2] Però, che grinta!
            }
        [edda]
            { $pick ->
                [0] Anche al gufo scappa il topo.
                [1] Quel che il vento porta via, torna.
               *[2] Giunco che si piega non si spezza.
            }
        [falk]
            { $pick ->
                [0] L'ho fatto apposta. Per la scena.
                [1] Solo il meglio riesce a stupirmi.
               *[2] Il mio orgoglio! Piano, è grande.
            }
        [isolde]
            { $pick ->
                [0] Che modi.
                [1] Mh. Ben pensato.
               *[2] Le sorprese le faccio io.
            }
        [osric]
            { $pick ->
                [0] Annotato. A inchiostro.
                [1] Questo me lo segno.
               *[2] Qualcuno è in debito con me.
            }
        [runa]
            { $pick ->
                [0] Mm. Una nota stonata.
                [1] Mm-mmm… dov'ero?
               *[2] La canzone continua.
            }
        [tamsin]
            { $pick ->
                [0] Che faccia tosta! Ah ah!
                [1] Ahi! Ah ah! Tutto torna…
               *[2] Pizzica! Ah ah! Pizzico anch'io!
            }
       *[guest] { "" }
    }

says-triumphs =
    { $name ->
        [berit]
            { $pick ->
                [0] Nessuno mi ha regalato niente.
                [1] C'è voluto tempo. Giusto così.
               *[2] E tutto con le mie forze.
            }
        [corin]
            { $pick ->
                [0] La zuffa più bella da mesi!
                [1] Un bernoccolo ben speso!
               *[2] La cena la offro io! Che festa!
            }
        [edda]
            { $pick ->
                [0] Goccia a goccia si riempie la brocca.
                [1] Il pane buono vuole tempo.
               *[2] Tutto è bene quel che mi finisce bene.
            }
        [falk]
            { $pick ->
                [0] Applausi? Li sopporto volentieri.
                [1] Ci faranno una ballata.
               *[2] La modestia? Domani.
            }
        [isolde]
            { $pick ->
                [0] Guarda un po'.
                [1] Nessuno guardava.
               *[2] Mi stupisco perfino io.
            }
        [osric]
            { $pick ->
                [0] Ho ricontrollato. Il conto torna.
                [1] Riga in fondo. Tutto pagato.
               *[2] Finalmente un bilancio come si deve.
            }
        [runa]
            { $pick ->
                [0] Ed ecco il ritornello.
                [1] Mm-mm-MMM! Chiedo scusa.
               *[2] Mmm. Come nella vecchia canzone.
            }
        [tamsin]
            { $pick ->
                [0] Ride bene… e rido io! Ah ah!
                [1] Ah ah! Mi fanno male le guance!
               *[2] Un pizzicotto! No, no! Ah ah!
            }
       *[guest] { "" }
    }

says-falls =
    { $name ->
        [berit]
            { $pick ->
                [0] Mi sono rialzata da peggio.
                [1] Quanta pazienza c'era lì dentro.
               *[2] Non è niente. Ora passa.
            }
        [corin]
            { $pick ->
                [0] A gambe all'aria, e felice!
                [1] Che botta! Magnifica!
               *[2] Steso! Ma che divertimento!
            }
        [edda]
            { $pick ->
                [0] A quercia alta, più vento.
                [1] Latte versato, gatto fortunato.
               *[2] Anche la luna piena cala.
            }
        [falk]
            { $pick ->
                [0] Ma che caduta elegante.
                [1] Questo fuori dalla ballata.
               *[2] Anche il sole tramonta. In bellezza.
            }
        [isolde]
            { $pick ->
                [0] Non ho gradito.
                [1] Ah. Fa questo effetto.
               *[2] Giusto. Seccante, ma giusto.
            }
        [osric]
            { $pick ->
                [0] Sarà una voce bella lunga.
                [1] Mi serve una pagina nuova.
               *[2] Inchiostro rosso. Detesto il rosso.
            }
        [runa]
            { $pick ->
                [0] Quella era la nota bassa.
                [1] Sst. Canticchio ancora.
               *[2] Ogni canzone ha le sue pause.
            }
        [tamsin]
            { $pick ->
                [0] Ah ah! Ci sono cascata!
                [1] Uff! Rido perfino io!
               *[2] Ah ah! Ahi. Ah. Ahi.
            }
       *[guest] { "" }
    }

says-again =
    { $name ->
        [berit]
            { $last ->
                [won] L’ultima l’ho vinta io. Non ho fretta.
                [lost] L’ultima l’hai vinta tu. Mi sono esercitata.
               *[grudge] Tre sconfitte. So aspettare.
            }
        [corin]
            { $last ->
                [won] L’ultima rissa era mia. Un’altra?
                [lost] Mi hai steso. Ancora!
               *[grudge] Tre volte a terra! Oggi no!
            }
        [edda]
            { $last ->
                [won] La volpe ricorda il cancello aperto.
                [lost] Gatto scottato teme l’acqua fredda.
               *[grudge] Tre piogge, buon raccolto.
            }
        [falk]
            { $last ->
                [won] Vuoi rivedere il vincitore?
                [lost] Ti ho lasciato vincere. Prego.
               *[grudge] Tre di fila? La gente mormora.
            }
        [isolde]
            { $last ->
                [won] Sei di nuovo qui. Che coraggio.
                [lost] Non ho dimenticato l’ultima.
               *[grudge] Tre volte. Ora ho un piano.
            }
        [osric]
            { $last ->
                [won] È scritto nel libro: ho vinto io.
                [lost] È scritto nel libro: me ne devi una.
               *[grudge] Tre righe in rosso. È ora di riscuotere.
            }
        [runa]
            { $last ->
                [won] Mm-mmm. L’ultima canzone finiva bene.
                [lost] L’ultima nota era tua. Mm.
               *[grudge] Tre strofe tristi. Cambiamo canto.
            }
        [tamsin]
            { $last ->
                [won] Ahah! Ne vuoi ancora?
                [lost] L’altra volta mi hai beccata! Ah! Occhio!
               *[grudge] Tre volte! Ahah, adesso basta!
            }
       *[guest] { "" }
    }
