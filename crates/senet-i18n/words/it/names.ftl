# I nomi delle cose. I termini di tutti i file di questa cartella:
#
#   house       casella                  throw       lancio
#   capture     cattura, catturare       protected   protetta
#   blockade    blocco                   safe        sicura
#   the water   l’acqua (casella 27)     leave       uscire dal tavoliere
#   cones       coni                     spools      rocchetti
#   piece       pedina                   the rest    il resto di un lancio
#
# Davanti ai numeri si scrive «in», «da», «a» senza articolo: va bene anche per 1, 8 e 11.

## I colori
side = { $side ->
    [cones] coni
   *[spools] rocchetti
}
side-coloured = { $colour ->
    [red] coni rossi
    [white] coni bianchi
    [blue] rocchetti blu
    [grey] rocchetti grigi
    [green] rocchetti verdi
   *[black] rocchetti neri
}
piece = { $colour ->
    [red] cono rosso
    [white] cono bianco
    [blue] rocchetto blu
    [grey] rocchetto grigio
    [green] rocchetto verde
   *[black] rocchetto nero
}
colour = { $colour ->
    [red] rosso
    [white] bianco
    [blue] blu
    [grey] grigio
    [green] verde
   *[black] nero
}

## I fogli
sheet-carpignano-title = Carpignano
sheet-carpignano-summary = Si esce con il lancio esatto, la 26 dà un altro lancio, e dall’acqua si torna molto indietro.
sheet-spanish-title = Il foglio spagnolo
sheet-spanish-summary = Mai all’indietro: ci si raduna nell’ultima fila e si esce dalla 30. Con tre varianti.
sheet-uninerd-title = UniNerd, da Kendall e Bell
sheet-uninerd-summary = Un dado al posto dei bastoncini, un salto oltre l’acqua, e pedine che ci restano bloccate.
sheet-french-title = Il tavoliere francese in stoffa
sheet-french-summary = Raduna tutte le pedine nell’ultima fila, poi esci con qualsiasi lancio che basti.
sheet-dutch-title = Il foglio olandese
sheet-dutch-summary = Ciò che avanza del lancio a chi esce, lo gioca un’altra pedina.

## Varianti del foglio spagnolo
option-happiness-name = Casa della felicità
option-happiness-summary = Ogni pedina deve fermarsi sulla 26 prima di andare oltre.
option-rebirth-name = Casa della rinascita
option-rebirth-summary = L’acqua rimanda alla 15; se è occupata, alla prima casella libera del percorso.
option-exit-3-2-1-name = Uscita 3-2-1
option-exit-3-2-1-summary = Si esce dalla 28 con un 3, dalla 29 con un 2, dalla 30 con un 1, e in nessun altro modo.

## Giocatori del computer
player-random = A caso
player-random-does = Gioca una qualsiasi mossa permessa. Va bene per la prima partita.
player-greedy = Ingordo
player-greedy-does = Prende ciò che sembra meglio sul momento, e non pensa oltre.
player-novice = Principiante
player-novice-person = Pepi
player-novice-does = Pepi ha sette anni e porta sempre avanti l’ultima pedina. Che cosa potrebbero fare le altre, non lo vede.
player-casual = Occasionale
player-casual-person = Tutu
player-casual-does = Tutu conta le caselle e prende ciò che sembra meglio sul momento. Che cosa farai dopo non la preoccupa.
player-skilled = Abile
player-skilled-person = Ani
player-skilled-does = Lo scriba Ani conosce migliaia di partite e giudica così la posizione. Non guarda avanti.
player-expert = Esperto
player-expert-person = Nefertari
player-expert-does = La regina Nefertari giudica come Ani, e valuta che cosa può portare il prossimo lancio, ma non quello dopo.
player-master = Maestro
player-master-person = Thot
player-master-does = Thot ha vinto cinque giorni alla Luna in un gioco da tavolo. Guarda due lanci avanti, e di più dove può succedere poco.

## Le caselle
house-number = Casella { $house }
house-rebirth = casa della rinascita
house-happiness = casa della felicità
house-abundance = casa dell’abbondanza
house-water = acqua
house-misfortune = acqua, casa della malasorte
house-maat = casa di Maat
house-three-truths = casa delle tre verità
house-re-atum = casa di Ré-Atum
house-horus = casa di Horus
house-ra = casa di Ra
house-exit = uscita
house-safe = sicura
house-empty = vuota
house-spoken = { $house }: { $content }
list-and = { $first } e { $last }

## Che cosa fa una casella speciale
about-rebirth = Qui l’acqua rimanda le pedine.
about-26-throw = La pedina che arriva sulla 26 con la propria mossa dà un altro lancio.
about-26-over = Dalla 26 un 1 può portare la pedina oltre l’acqua, sulla 28, se la 28 è vuota.
about-26-must = Ogni pedina deve fermarsi sulla 26 prima di andare oltre.
about-water-start = La pedina che arriva sulla 27 cade in acqua e torna alla 1, o alla prima casella libera dopo.
about-water-rebirth = La pedina che arriva sulla 27 cade in acqua e torna alla 15; se la 15 è occupata, alla 1 o alla prima casella libera dopo.
about-water-stuck = La pedina che arriva sulla 27 cade in acqua e torna alla 15. Se la 15 è occupata resta lì, e tutto il suo colore è bloccato finché non ottiene un 4, che porta quella pedina fuori dal tavoliere.
about-exit-exact = Con un { $needed } la pedina in { $house } esce dal tavoliere.
about-exit-only = Con un { $needed } la pedina in { $house } esce dal tavoliere; con ogni altro lancio aspetta lì.
about-exit-at-least = Con un { $needed } o più la pedina in { $house } esce dal tavoliere.
about-exit-any = Con qualsiasi lancio la pedina in { $house } esce dal tavoliere.
about-clear-last = Tutte le pedine del suo colore sul tavoliere devono essere nell’ultima fila.
about-clear-first = Il suo colore non deve avere pedine nella prima fila.
about-30-exit = L’uscita: la pedina sulla 30 esce appena tutte le pedine del suo colore sul tavoliere sono nell’ultima fila.
about-30-turn-start = La pedina sulla 30 può uscire all’inizio del turno, prima del lancio, se il suo colore non ne ha nella prima fila. Nessun lancio la muove.
about-safe = Qui una pedina non può essere catturata.
about-unsafe-30 = Qui una pedina sola può essere catturata (D1).
about-ordinary = Una casella come le altre.

## Che cos’è il segno di una casella. I disegni sono nostri; ciò che sta tra virgolette lo dice il foglio.
sign-ankh = Il nostro segno: l’ankh, la vita.
sign-nefer = Il nostro segno: nefer, buono e bello.
sign-water = Il nostro segno: tre onde, l’acqua.
sign-birds = Il nostro segno: tre uccelli, le anime.
sign-gods = Il nostro segno: due dèi seduti.
sign-horus = Il nostro segno: il falco, Horus.
sign-uninerd-15 = Il nostro segno: l’ankh, la vita. Il foglio: «nuove possibilità».
sign-uninerd-26 = Il nostro segno: nefer, buono. Il foglio: «di buon augurio».
sign-uninerd-27 = Il nostro segno: onde. Il foglio: «la forza della natura».
sign-uninerd-28 = Il nostro segno: tre uccelli, le anime. Il foglio: «le possibili vie».
sign-uninerd-29 = Il nostro segno: il falco. Il foglio: «lo sguardo di colui che tutto vede».
sign-uninerd-30 = Il nostro segno: il sole. Il foglio: «l’ultima vera sfida».
