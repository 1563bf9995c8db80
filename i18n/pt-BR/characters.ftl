### What opponents with a character say at moments that matter: one short line, as at a table. It never
### says anything about hidden cards. $name is the character; $pick is 0, 1 or 2; a guest says nothing.

says-wins =
    { $name ->
        [berit]
            { $pick ->
                [0] Valeu a espera.
                [1] Eu me viro sozinha.
               *[2] Sem pressa também se chega.
            }
        [corin]
            { $pick ->
                [0] Agora ficou divertido!
                [1] Que bela briga!
               *[2] É assim que eu gosto!
            }
        [edda]
            { $pick ->
                [0] Vassoura velha conhece os cantos.
                [1] Raposa velha não pergunta o caminho.
               *[2] Água parada, peixe ligeiro.
            }
        [falk]
            { $pick ->
                [0] Deu para ver bem? Ótimo.
                [1] Comigo parece fácil, não é?
               *[2] Ousado, charmoso e certeiro.
            }
        [isolde]
            { $pick ->
                [0] Surpresa.
                [1] De mansinho.
               *[2] Inesperado, eu sei.
            }
        [osric]
            { $pick ->
                [0] Isso entra no meu haver.
                [1] Conta acertada.
               *[2] O caderno já está mais bonito.
            }
        [runa]
            { $pick ->
                [0] Hm-hm-hmm. Que bonito.
                [1] Tudo a seu tempo. Hm-hmm.
               *[2] Mmm, combina com a melodia.
            }
        [tamsin]
            { $pick ->
                [0] Ha! Rápida como um raio!
                [1] Bateu, levou! Ha, ha!
               *[2] Ha, ha! Como isso é bom!
            }
       *[guest] { "" }
    }

says-suffers =
    { $name ->
        [berit]
            { $pick ->
                [0] Já passei com menos.
                [1] Deixe que eu conserto.
               *[2] Tudo bem. Respiro fundo.
            }
        [corin]
            { $pick ->
                [0] Ai! Boa pancada!
                [1] Isso é que é garra!
               *[2] Opa! Que disposição!
            }
        [edda]
            { $pick ->
                [0] Até coruja perde um rato.
                [1] O que o vento leva, o vento traz.
               *[2] Bambu que verga não quebra.
            }
        [falk]
            { $pick ->
                [0] Foi de propósito. Para dar emoção.
                [1] É preciso talento para me surpreender.
               *[2] Meu orgulho! Cuidado, ele é grande.
            }
        [isolde]
            { $pick ->
                [0] Que modos.
                [1] Hum. Bem pensado.
               *[2] Quem surpreende sou eu.
            }
        [osric]
            { $pick ->
                [0] Anotado. A tinta.
                [1] Essa eu guardo por escrito.
               *[2] Alguém me deve por isso.
            }
        [runa]
            { $pick ->
                [0] Hm. Desafinou.
                [1] Hm-hmm… onde eu estava?
               *[2] A canção continua.
            }
        [tamsin]
            { $pick ->
                [0] Que atrevimento! Ha, ha!
                [1] Ai! Ha, ha! Tudo que vai…
               *[2] Beliscou? Ha! Eu também belisco!
            }
       *[guest] { "" }
    }

says-triumphs =
    { $name ->
        [berit]
            { $pick ->
                [0] Foi tudo trabalho meu.
                [1] Demorou, e ficou bom.
               *[2] E sozinha, do começo ao fim.
            }
        [corin]
            { $pick ->
                [0] A melhor briga do mês!
                [1] Valeu cada galo na testa!
               *[2] O jantar é por minha conta! Que festa!
            }
        [edda]
            { $pick ->
                [0] De grão em grão, o papo encheu.
                [1] Pão bom não tem pressa.
               *[2] Bom é o que acaba bem para mim.
            }
        [falk]
            { $pick ->
                [0] Aplausos? Eu aguento.
                [1] Isso ainda vira canção.
               *[2] Modéstia? Só amanhã.
            }
        [isolde]
            { $pick ->
                [0] Ora, vejam só.
                [1] Ninguém estava olhando.
               *[2] Até eu me espantei.
            }
        [osric]
            { $pick ->
                [0] Conferi. A conta fecha.
                [1] Traço embaixo. Tudo quitado.
               *[2] Enfim, um balanço como deve ser.
            }
        [runa]
            { $pick ->
                [0] E lá vem o refrão.
                [1] Hm-hm-HMM! Perdão.
               *[2] Mmm. Como na velha canção.
            }
        [tamsin]
            { $pick ->
                [0] Quem ri por último? Eu! Ha!
                [1] Ha, ha! Minhas bochechas doem!
               *[2] Um beliscão! Não, melhor não! Ha!
            }
       *[guest] { "" }
    }

says-falls =
    { $name ->
        [berit]
            { $pick ->
                [0] Já me levantei de coisa pior.
                [1] Tinha muita paciência ali.
               *[2] Não foi nada. Já passa.
            }
        [corin]
            { $pick ->
                [0] De pernas para o ar, e feliz!
                [1] Que bordoada! Magnífica!
               *[2] Que tombo! Mas valeu a briga!
            }
        [edda]
            { $pick ->
                [0] Árvore alta pega mais vento.
                [1] Leite derramado, gato contente.
               *[2] Toda lua cheia um dia míngua.
            }
        [falk]
            { $pick ->
                [0] Mas caí com elegância.
                [1] Essa parte fica fora da canção.
               *[2] Até o sol se põe. E com estilo.
            }
        [isolde]
            { $pick ->
                [0] Não gostei.
                [1] Então é essa a sensação.
               *[2] Justo. Chato, mas justo.
            }
        [osric]
            { $pick ->
                [0] Vai ser uma anotação comprida.
                [1] Preciso de uma página nova.
               *[2] Tinta vermelha. Detesto vermelho.
            }
        [runa]
            { $pick ->
                [0] Essa foi a nota grave.
                [1] Psiu. Ainda estou cantarolando.
               *[2] Toda canção tem suas pausas.
            }
        [tamsin]
            { $pick ->
                [0] Ha! Caí direitinho!
                [1] Puxa! Até eu estou rindo!
               *[2] Ha, ha! Ai. Ha. Ai.
            }
       *[guest] { "" }
    }

says-again =
    { $name ->
        [berit]
            { $last ->
                [won] A última eu ganhei. Não tenho pressa.
                [lost] A última você ganhou. Eu treinei.
               *[grudge] Três derrotas. Sei esperar.
            }
        [corin]
            { $last ->
                [won] A última briga foi minha. Mais uma?
                [lost] Você me derrubou. De novo!
               *[grudge] Três vezes no chão! Hoje não!
            }
        [edda]
            { $last ->
                [won] A raposa lembra da porteira aberta.
                [lost] Gato escaldado tem medo de água fria.
               *[grudge] Três chuvas, boa colheita.
            }
        [falk]
            { $last ->
                [won] Veio ver o vencedor de novo?
                [lost] Da última vez eu deixei. De nada.
               *[grudge] Três seguidas? O povo já comenta.
            }
        [isolde]
            { $last ->
                [won] Você voltou. Coragem.
                [lost] Não esqueci a última.
               *[grudge] Três vezes. Agora tenho um plano.
            }
        [osric]
            { $last ->
                [won] Está no livro: a última eu ganhei.
                [lost] Está no livro: você me deve uma.
               *[grudge] Três linhas em vermelho. Hora de cobrar.
            }
        [runa]
            { $last ->
                [won] Hm-hmm. Nossa última canção acabou bem.
                [lost] A última nota foi sua. Hm.
               *[grudge] Três versos tristes. Hora de outro.
            }
        [tamsin]
            { $last ->
                [won] Haha! Quer mais?
                [lost] Da última vez você me pegou! Ha! Cuidado!
               *[grudge] Três vezes! Haha, agora chega!
            }
       *[guest] { "" }
    }
