### What opponents with a character say at moments that matter: one short line, as at a table. It never
### says anything about hidden cards. $name is the character; $pick is 0, 1 or 2; a guest says nothing.

says-wins =
    { $name ->
        [berit]
            { $pick ->
                [0] La paciencia tiene premio.
                [1] Me las arreglo sola.
               *[2] Sin prisas también se llega.
            }
        [corin]
            { $pick ->
                [0] ¡Esto ya se anima!
                [1] ¡Cómo me gusta una buena pelea!
               *[2] ¡Así da gusto!
            }
        [edda]
            { $pick ->
                [0] Más sabe el zorro por viejo.
                [1] Escoba vieja conoce los rincones.
               *[2] Agua mansa, pez ligero.
            }
        [falk]
            { $pick ->
                [0] ¿Se ha visto bien? Perfecto.
                [1] Conmigo parece fácil, ¿verdad?
               *[2] Valiente, apuesto y certero.
            }
        [isolde]
            { $pick ->
                [0] Sorpresa.
                [1] Sin hacer ruido.
               *[2] Inesperado, lo sé.
            }
        [osric]
            { $pick ->
                [0] Esto va a mi haber.
                [1] Cuenta saldada.
               *[2] El libro ya tiene mejor cara.
            }
        [runa]
            { $pick ->
                [0] Mm-mm-mmm. Qué bonito.
                [1] Todo a su tiempo. Mm-mmm.
               *[2] Mmm, va con la melodía.
            }
        [tamsin]
            { $pick ->
                [0] ¡Ja! ¡Visto y no visto!
                [1] Donde las dan… ¡ja, ja!
               *[2] ¡Ja, ja! ¡Qué bien sienta!
            }
       *[guest] { "" }
    }

says-suffers =
    { $name ->
        [berit]
            { $pick ->
                [0] He salido adelante con menos.
                [1] Ya lo arreglo yo.
               *[2] Bueno. Respiro hondo.
            }
        [corin]
            { $pick ->
                [0] ¡Ay! ¡Buen golpe!
                [1] ¡Eso es tener agallas!
               *[2] ¡Eso, con ganas!
            }
        [edda]
            { $pick ->
                [0] Al mejor búho se le escapa un ratón.
                [1] Lo que el viento se lleva, vuelve.
               *[2] Junco que se dobla no se parte.
            }
        [falk]
            { $pick ->
                [0] Me he dejado. Por darle emoción.
                [1] Solo lo mejor logra sorprenderme.
               *[2] ¡Ay, mi orgullo! Con lo grande que es.
            }
        [isolde]
            { $pick ->
                [0] Qué modales.
                [1] Vaya. Bien pensado.
               *[2] Las sorpresas las doy yo.
            }
        [osric]
            { $pick ->
                [0] Apuntado. Con tinta.
                [1] Eso lo anoto.
               *[2] Alguien queda en deuda.
            }
        [runa]
            { $pick ->
                [0] Mm. Una nota falsa.
                [1] Mm-mmm… ¿por dónde iba?
               *[2] La canción sigue.
            }
        [tamsin]
            { $pick ->
                [0] ¡Qué cara más dura! ¡Ja, ja!
                [1] ¡Ay! ¡Ja, ja! Todo vuelve…
               *[2] ¡Un arañazo! ¡Ja! ¡Yo también araño!
            }
       *[guest] { "" }
    }

says-triumphs =
    { $name ->
        [berit]
            { $pick ->
                [0] Nadie me ha regalado nada.
                [1] Tardó, pero mereció la pena.
               *[2] Y todo por mi cuenta.
            }
        [corin]
            { $pick ->
                [0] ¡Qué pelea tan bonita!
                [1] ¡Por esto, bienvenidos los chichones!
               *[2] ¡A cenar, que invito yo!
            }
        [edda]
            { $pick ->
                [0] Gota a gota se llena el cántaro.
                [1] El buen pan no tiene prisa.
               *[2] Bien está lo que bien me acaba.
            }
        [falk]
            { $pick ->
                [0] Los aplausos, de pie, si puede ser.
                [1] De esto harán canciones.
               *[2] La modestia, para mañana.
            }
        [isolde]
            { $pick ->
                [0] Mira por dónde.
                [1] Nadie miraba.
               *[2] Hasta yo me sorprendo.
            }
        [osric]
            { $pick ->
                [0] Repasado. Salen las cuentas.
                [1] Raya al final. Todo cobrado.
               *[2] Por fin cuadra el balance.
            }
        [runa]
            { $pick ->
                [0] Y aquí llega el estribillo.
                [1] ¡Mm-mm-MMM! Perdón.
               *[2] Mmm. Como en la vieja canción.
            }
        [tamsin]
            { $pick ->
                [0] ¡Ja! ¡Y yo río la última!
                [1] ¡Ja, ja! ¡Me duelen las mejillas!
               *[2] ¡Un pellizco! ¡No, mejor no! ¡Ja!
            }
       *[guest] { "" }
    }

says-falls =
    { $name ->
        [berit]
            { $pick ->
                [0] De peores me he levantado.
                [1] Ahí había mucha paciencia.
               *[2] No pasa nada. Estoy bien.
            }
        [corin]
            { $pick ->
                [0] ¡Patas arriba y tan contento!
                [1] ¡Menudo mamporro! ¡Magnífico!
               *[2] ¡Me han tumbado! ¡Qué divertido!
            }
        [edda]
            { $pick ->
                [0] A roble alto, más viento.
                [1] Leche derramada, gato contento.
               *[2] No hay luna que no mengüe.
            }
        [falk]
            { $pick ->
                [0] Pero qué caída tan elegante.
                [1] Eso que no salga en la canción.
               *[2] Hasta el sol se pone. Y con qué estilo.
            }
        [isolde]
            { $pick ->
                [0] No me ha gustado.
                [1] Así que es esto lo que se siente.
               *[2] Justo. Molesto, pero justo.
            }
        [osric]
            { $pick ->
                [0] Qué apunte más largo.
                [1] Para esto hace falta otra página.
               *[2] Tinta roja. Odio la tinta roja.
            }
        [runa]
            { $pick ->
                [0] Esa ha sido la nota más grave.
                [1] Chis. Sigo tarareando.
               *[2] Toda canción tiene silencios.
            }
        [tamsin]
            { $pick ->
                [0] ¡Ja! ¡He caído de cabeza!
                [1] ¡Uf! ¡Si hasta yo me río!
               *[2] ¡Ja, ja! Ay. Ja. Ay.
            }
       *[guest] { "" }
    }

says-again =
    { $name ->
        [berit]
            { $last ->
                [won] La última la gané yo. No tengo prisa.
                [lost] La última la ganaste tú. He practicado.
               *[grudge] Tres derrotas. Sé esperar.
            }
        [corin]
            { $last ->
                [won] La última riña fue mía. ¿Otra?
                [lost] Me tumbaste. ¡Otra vez!
               *[grudge] ¡Tres veces al suelo! ¡Hoy no!
            }
        [edda]
            { $last ->
                [won] El zorro recuerda la puerta abierta.
                [lost] Gato escaldado del agua fría huye.
               *[grudge] Tras tres lluvias, buena cosecha.
            }
        [falk]
            { $last ->
                [won] ¿Vienes a ver otra vez al ganador?
                [lost] La última te dejé ganar. De nada.
               *[grudge] ¿Tres seguidas? La gente murmura.
            }
        [isolde]
            { $last ->
                [won] Has vuelto. Qué valor.
                [lost] No he olvidado la última.
               *[grudge] Tres veces. Ahora tengo un plan.
            }
        [osric]
            { $last ->
                [won] Consta en el libro: la última la gané yo.
                [lost] Consta en el libro: me debes una.
               *[grudge] Tres líneas en rojo. Hora de cobrar.
            }
        [runa]
            { $last ->
                [won] Mm-mmm. Nuestra última canción acabó bien.
                [lost] La última nota fue tuya. Mm.
               *[grudge] Tres estrofas tristes. Toca otra.
            }
        [tamsin]
            { $last ->
                [won] ¡Ja, ja! ¿Quieres más?
                [lost] ¡La última me pillaste! ¡Ja! ¡Ojo!
               *[grudge] ¡Tres veces! ¡Ja, ja, ya basta!
            }
       *[guest] { "" }
    }
