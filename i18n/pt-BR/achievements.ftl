### Achievements: each has a title of at most 24 characters, and a sentence that says what to do for it. $deed
### names the achievement.

## Pages

count = { $done } de { $all }
total = Conquistas: { $done } de { $all }
hidden =
    { $count ->
        [one] Há mais uma oculta. Ganhe mais { $needed } destas para vê-la.
       *[other] Há mais { $count } ocultas. Ganhe mais { $needed } destas para vê-las.
    }
earned = Conquistada
open = A conquistar
new =
    { $count ->
        [one] Nova conquista: { $titles }
       *[other] Novas conquistas: { $titles }
    }
# What the only new achievement is for: a sentence in the imperative.
new-task = O desafio: { $how }

## Quatro Paladinos

four-knights =
    { $deed ->
        [upset] O naipe manda
        [long-battle] Tudo ou nada
        [last-card] A última palavra
        [trade] Troca às cegas
        [two-aces] Par de ases
        [every-hand] Quatro de quatro
        [comeback] De virada
       *[landslide] Dois terços
    }

four-knights-how =
    { $deed ->
        [upset] Vença um ás com um cinco ou uma carta mais baixa.
        [long-battle] Ganhe as doze cartas de uma mão em uma só batalha.
        [last-card] Vença uma batalha com a última carta da sua mão.
        [trade] Vença uma batalha com a carta que você pegou na Paliçada.
        [two-aces] Ganhe dois ases em uma só batalha.
        [every-hand] Vença as quatro mãos de uma partida.
        [comeback] Perca a primeira mão e vença a partida.
       *[landslide] Vença uma partida com 16 pontos ou mais.
    }

## Cavaleiros do Apocalipse

four-horsemen =
    { $deed ->
        [third-death] A terceira caveira
        [destroyer] Terra arrasada
        [harvest] Colheita farta
        [plague] Foco de contágio
        [hunger] Inverno de fome
        [last-rider] O último cavaleiro
        [riches] Vinte
       *[clean-sweep] Sem dar chance
    }

four-horsemen-how =
    { $deed ->
        [third-death] Tire um rival da mão com uma terceira carta de Morte.
        [destroyer] Destrua um 5 ou um 6 de um rival com uma carta de Guerra.
        [harvest] Faça 8 pontos ou mais com Fome em uma mão.
        [plague] Faça 5 pontos ou mais com Peste em uma mão.
        [hunger] Dê a um rival uma carta de Fome que deixe a Fome dele em −8 ou menos.
        [last-rider] Ganhe um Favor quando só você restar na mão.
        [riches] Faça 20 pontos ou mais em uma mão.
       *[clean-sweep] Vença uma partida sem que mais ninguém ganhe um Favor.
    }

## Torre de Vigia

watchtower =
    { $deed ->
        [raid] Pilhagem
        [seven] O sete da sorte
        [watchtower] Em campanha
        [third-attempt] Da terceira não passa
        [great-raid] Quebra-torres
        [intercepted] Não tão rápido
        [showdown] Até a última carta
       *[siege] Cerco até o fim
    }

watchtower-how =
    { $deed ->
        [raid] Tome uma carta de uma torre de duas ou três cartas.
        [seven] Ataque com um sete e vença um valete ou uma carta mais alta.
        [watchtower] Complete uma torre de vigia.
        [third-attempt] Tome uma carta de um forte na terceira tentativa.
        [great-raid] Tome uma carta de uma torre de três cartas.
        [intercepted] Ganhe em uma disputa geral a quarta carta da torre de vigia de um rival.
        [showdown] Vença uma partida no confronto final.
       *[siege] Vença uma partida no fim do cerco.
    }

## Quatro Reinos

four-kingdoms =
    { $deed ->
        [castle] Primeiro castelo
        [guest] Um hóspede
        [long-run] Cortejo
        [dungeon] Atrás das grades
        [kingdom] Um reino
        [castles] Quatro castelos
        [free-lands] Campo aberto
       *[all-up] Nada a esconder
    }

four-kingdoms-how =
    { $deed ->
        [castle] Leve para casa o rei, a dama e o valete de um mesmo naipe.
        [guest] Ponha uma carta em um quarto de hóspedes.
        [long-run] Mova de uma vez uma sequência de quatro cartas ou mais.
        [dungeon] Leve um ás para a masmorra.
        [kingdom] Complete um reino.
        [castles] Complete os quatro castelos.
        [free-lands] Tenha duas terras livres vazias antes de o monte acabar.
       *[all-up] Vire para cima todas as cartas das terras livres antes de o monte acabar.
    }

## De Cavaleiros e Ninjas

knights-and-ninjas =
    { $deed ->
        [revolt] Revolta camponesa
        [executioner] Cabeças vão rolar
        [dragon] Fogo de dragão
        [highwayman] A bolsa ou a vida
        [princess] Amor à primeira vista
        [traitor] Vira-casaca
        [great-robbery] O roubo do século
       *[from-rags] Do lixo ao luxo
    }

knights-and-ninjas-how =
    { $deed ->
        [revolt] Tire 3 gemas ou mais com camponeses em um só ataque.
        [executioner] Detenha um ataque com um carrasco.
        [dragon] Queime um castelo com um dragão.
        [highwayman] Roube gemas na estrada com um salteador.
        [princess] Encante um atacante com uma princesa.
        [traitor] Com um traidor, vire um ataque contra quem atacou.
        [great-robbery] Roube 3 gemas ou mais com um só salteador.
       *[from-rags] Vença uma partida depois de ficar com uma gema ou nenhuma.
    }
