### What opponents with a character say at moments that matter: one short line, as at a table. It never
### says anything about hidden cards. $name is the character; $pick is 0, 1 or 2; a guest says nothing.

says-wins =
    { $name ->
        [berit]
            { $pick ->
                [0] Geduld zahlt sich aus.
                [1] Ich komm schon zurecht.
               *[2] Na bitte, ganz ohne Eile.
            }
        [corin]
            { $pick ->
                [0] So macht das Spaß!
                [1] Da ist Leben in der Bude!
               *[2] Ach, wie ich das liebe!
            }
        [edda]
            { $pick ->
                [0] Alte Besen kennen die Ecken.
                [1] Alte Füchse fragen nicht nach dem Weg.
               *[2] Stille Wasser, flinke Fische.
            }
        [falk]
            { $pick ->
                [0] Das haben hoffentlich alle gesehen.
                [1] Bei mir sieht das leicht aus, oder?
               *[2] Kühn, charmant und treffsicher.
            }
        [isolde]
            { $pick ->
                [0] Überraschung.
                [1] Ganz leise.
               *[2] Unerwartet, ich weiß.
            }
        [osric]
            { $pick ->
                [0] Kommt auf die Habenseite.
                [1] Rechnung beglichen.
               *[2] So sieht das Buch besser aus.
            }
        [runa]
            { $pick ->
                [0] Hm-hm-hmm. Schön.
                [1] Alles zu seiner Zeit. Hm-hmm.
               *[2] Mmh, das passt zur Melodie.
            }
        [tamsin]
            { $pick ->
                [0] Ha! Flink wie ein Wiesel!
                [1] Wie man in den Wald ruft … hihi!
               *[2] Haha! Das tat gut!
            }
       *[guest] { "" }
    }

says-suffers =
    { $name ->
        [berit]
            { $pick ->
                [0] Es ging schon mit weniger.
                [1] Das flicke ich selbst.
               *[2] Gut. Erst mal durchatmen.
            }
        [corin]
            { $pick ->
                [0] Hoppla! Gut getroffen!
                [1] Autsch! Der saß!
               *[2] Das nenn ich Schneid!
            }
        [edda]
            { $pick ->
                [0] Auch die Eule verfehlt mal die Maus.
                [1] Was der Wind nimmt, bringt er wieder.
               *[2] Wer sich biegt, bricht nicht.
            }
        [falk]
            { $pick ->
                [0] Das war Absicht. Für die Spannung.
                [1] Nur die Besten überraschen mich.
               *[2] Mein Stolz! Vorsicht, der ist groß.
            }
        [isolde]
            { $pick ->
                [0] Unhöflich.
                [1] Hm. Schlau.
               *[2] Überraschen ist mein Fach.
            }
        [osric]
            { $pick ->
                [0] Notiert. Mit Tinte.
                [1] Das schreib ich mir auf.
               *[2] Dafür schuldet mir jemand was.
            }
        [runa]
            { $pick ->
                [0] Hm. Ein schiefer Ton.
                [1] Hm-hmm … wo war ich?
               *[2] Das Lied geht weiter.
            }
        [tamsin]
            { $pick ->
                [0] So eine Frechheit! Haha!
                [1] Au! Haha! Alles kommt zurück …
               *[2] Das zwickt! Ha! Ich zwicke auch!
            }
       *[guest] { "" }
    }

says-triumphs =
    { $name ->
        [berit]
            { $pick ->
                [0] Jedes Stück selbst erarbeitet.
                [1] Lange gewartet, gut geworden.
               *[2] Und das ganz allein.
            }
        [corin]
            { $pick ->
                [0] Was für eine schöne Prügelei!
                [1] Dafür nehm ich jede Beule!
               *[2] Das Essen geht auf mich! Herrlich!
            }
        [edda]
            { $pick ->
                [0] Steter Tropfen füllt den Krug.
                [1] Gutes Brot braucht seine Zeit.
               *[2] Ende gut, Edda gut.
            }
        [falk]
            { $pick ->
                [0] Applaus? Ich halte ihn aus.
                [1] Darüber wird man Lieder singen.
               *[2] Bescheiden bin ich morgen wieder.
            }
        [isolde]
            { $pick ->
                [0] Sieh an.
                [1] Hat niemand bemerkt.
               *[2] Sogar ich staune.
            }
        [osric]
            { $pick ->
                [0] Nachgerechnet. Es geht auf.
                [1] Strich drunter. Alles bezahlt.
               *[2] Endlich stimmt die Bilanz.
            }
        [runa]
            { $pick ->
                [0] Und da ist der Refrain.
                [1] Hm-hm-HMM! Verzeihung.
               *[2] Mmh. Wie im alten Lied.
            }
        [tamsin]
            { $pick ->
                [0] Wer zuletzt lacht? Ich! Ha!
                [1] Haha! Mir tun die Backen weh!
               *[2] Kneift mich wer? Lieber nicht! Hihi!
            }
       *[guest] { "" }
    }

says-falls =
    { $name ->
        [berit]
            { $pick ->
                [0] Ich kam schon öfter wieder hoch.
                [1] Da steckte viel Geduld drin.
               *[2] Nur kein Mitleid. Geht schon.
            }
        [corin]
            { $pick ->
                [0] Auf dem Rücken, aber glücklich!
                [1] Was für ein Hieb! Großartig!
               *[2] Umgehauen! Schön war es doch!
            }
        [edda]
            { $pick ->
                [0] Hohe Eichen spüren den Wind zuerst.
                [1] Verschüttete Milch freut die Katze.
               *[2] Auch der Vollmond nimmt wieder ab.
            }
        [falk]
            { $pick ->
                [0] Aber elegant gefallen, oder?
                [1] Das bitte nicht ins Lied.
               *[2] Auch ein Falk muss mal landen.
            }
        [isolde]
            { $pick ->
                [0] Gefällt mir nicht.
                [1] So fühlt sich das also an.
               *[2] Gerecht. Ärgerlich, aber gerecht.
            }
        [osric]
            { $pick ->
                [0] Das wird ein langer Eintrag.
                [1] Da brauche ich eine neue Seite.
               *[2] Rote Tinte. Ich hasse rote Tinte.
            }
        [runa]
            { $pick ->
                [0] Das war der tiefste Ton.
                [1] Pst. Ich summe noch.
               *[2] Jedes Lied hat seine Pausen.
            }
        [tamsin]
            { $pick ->
                [0] Ha! Glatt hineingelaufen!
                [1] Uff! Da muss sogar ich lachen!
               *[2] Haha! Autsch. Ha. Autsch.
            }
       *[guest] { "" }
    }

says-again =
    { $name ->
        [berit]
            { $last ->
                [won] Letztes Mal gewann ich. Ich habe Zeit.
                [lost] Letztes Mal gewannst du. Ich habe geübt.
               *[grudge] Drei Niederlagen. Ich kann warten.
            }
        [corin]
            { $last ->
                [won] Die letzte Rauferei war meine. Noch eine?
                [lost] Du hast mich umgehauen. Noch mal!
               *[grudge] Dreimal am Boden! Heute nicht!
            }
        [edda]
            { $last ->
                [won] Der Fuchs merkt sich das offene Tor.
                [lost] Gebrannte Katze scheut den Herd.
               *[grudge] Nach drei Regen kommt die Ernte.
            }
        [falk]
            { $last ->
                [won] Willst du den Sieger noch mal sehen?
                [lost] Letztes Mal ließ ich dich gewinnen. Gern.
               *[grudge] Dreimal? Die Leute reden schon.
            }
        [isolde]
            { $last ->
                [won] Du bist wieder da. Mutig.
                [lost] Letztes Mal habe ich nicht vergessen.
               *[grudge] Dreimal. Jetzt habe ich einen Plan.
            }
        [osric]
            { $last ->
                [won] Es steht im Buch: Letztes Mal gewann ich.
                [lost] Es steht im Buch: Du schuldest mir was.
               *[grudge] Drei rote Zeilen. Zeit zum Eintreiben.
            }
        [runa]
            { $last ->
                [won] Hm-hmm. Unser letztes Lied endete schön.
                [lost] Der letzte Ton war deiner. Hm.
               *[grudge] Drei traurige Strophen. Nun eine neue.
            }
        [tamsin]
            { $last ->
                [won] Haha! Willst du noch mehr?
                [lost] Letztes Mal hattest du mich! Ha! Pass auf!
               *[grudge] Dreimal! Haha, das reicht jetzt!
            }
       *[guest] { "" }
    }
