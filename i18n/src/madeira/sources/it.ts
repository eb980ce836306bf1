/** Italian. The letters name the booklets: EN is the 2nd edition; DE, IT and HU are the 1st. */
import type { Sources } from './sources.ts';

export const it: Sources = {
  marketSales:
    'nostra ipotesi: nessun regolamento indica questa vendita; più merci rendono più Real, circa 2,5 per Grano, 3,6 per Zucchero, 4,6 per Vino',
  marketHeads:
    'IT e HU contano 4, 5, 4 caselle da 3 giocatori in su e 3, 4, 3 in 2 (DE le prime, le seconde in parte); EN, DE, IT e HU parlano di una casella con 2 teste per mercato, quindi due valgono da 3 giocatori in su',
  landingWine: 'nostra ipotesi: nessun regolamento indica il Vino di questa casella',
  landingFor3: 'DE, preparazione: in 3 si aggiunge in ogni colonia l’unica casella con il simbolo (IT e HU usano il plurale)',
  landingFor4: 'DE, IT e HU contano 5 caselle per colonia; che una sola valga soltanto in 4 è una nostra ipotesi',
  favorThrees: 'i Favori nell’ordine delle schede, a gruppi di tre; il colore di ogni gruppo è una nostra ipotesi',
  guildRow: 'nostra ipotesi: le gilde dall’alto in basso, in modo che tornino le righe date dai regolamenti',
  otherFields: 'nostra ipotesi: i regolamenti dicono soltanto che qui ci sono 5 Piantagioni; merci e Legno continuano come nella regione 1',
  rowAndColumn: 'la riga ha 3, 4 e 6 una volta sola (tutti i regolamenti), la colonna anche (nostra supposizione)',
  ours: 'nostra ipotesi',
  diceFaces: 'EN, componenti: i dadi delle gilde e dei pirati vanno da 1 a 3; un dado ha sei facce, quindi ogni numero due volte',
  woodPrices: 'DE, IT e HU, comprare Legno: tutti e sei i prezzi a parole; esempio di EN: 4 Legno comprati costano 10 Real',
  buildingCosts: 'EN, DE, IT, pagare il costo: 10 Real, 9 in 3 giocatori, 8 in 2; HU lo stesso, 9 e 8 nella pagina per meno giocatori',
  passing: 'tutti i regolamenti, passare: 2, 3, 4 e 5 Real per le caselle da I a IV; il rosso ne prende 3 alla casella II',
  buildingRegions: 'tutti i regolamenti: Alfândega nella regione 1, Moinho e Capitania nella 2, Casa da Coroa e Fortaleza nella 3',
  emptyRounds: 'tutti i regolamenti, a ogni edificio: il turno senza tessera Personaggio',
  districtWood:
    'tutti i regolamenti: le colonne costano da 2 a 5 Legno, il Vescovo 4 nell’esempio; che crescano da sinistra a destra è una nostra ipotesi',
  cityYields: 'tutti i regolamenti, Sindaco: Pane a Porto Santo, Real a Funchal, Legno a Machico',
  belowFunchal: 'nostra ipotesi: 3 meno di Funchal, come Machico ne ha 3 di più',
  halfOfHigher: 'nostra ipotesi: la metà del numero più alto, arrotondata per difetto',
  funchalHigher: 'EN, DE, IT, esempio dell’Urbanizzazione: 12 con la maggioranza a Funchal (HU il numero senza la città)',
  funchalLower: 'tutti i regolamenti: altrimenti 6; nell’esempio del turno 3 il blu ottiene 6 a Funchal',
  machicoHigher: 'tutti i regolamenti, esempio del turno 3: il viola ottiene 15 con la maggioranza a Machico',
  millBottom: 'nostra ipotesi: il livello più basso non sfama nessuno',
  millSteps: 'nostra ipotesi: sempre uno in più',
  millLevel3: 'tutti i regolamenti, preparazione: i segnalini partono da 3',
  millLevel4: 'tutti i regolamenti, esempio dell’alimentazione: il blu è al livello 4',
  millTop: 'nostra ipotesi: tre livelli sopra la partenza, quanti ce ne sono sotto',
  millStart: 'tutti i regolamenti, preparazione: tutti partono da 3',
  region1:
    'DE e IT, esempio della preparazione: le quattro Piantagioni della regione 1 e il loro Legno in 4, 3 e 2 giocatori (HU in 4, EN in 2)',
  field2a:
    'nostra ipotesi; nel raccolto speciale di EN il blu prende un Vino nella regione 2, nel turno 5 forse da una Piantagione convertita',
  field2e:
    'EN, raccolto speciale: una Piantagione di Zucchero della regione 2 ha ancora Legno nel turno 5, quindi era stampata come Zucchero',
  sugarSaleGoods:
    'tutti i regolamenti, esempio del Comandante: il rosso scarta 4 Zucchero (che la casella valga da 3 giocatori in su è una nostra ipotesi)',
  sugarSaleReals: 'tutti i regolamenti, esempio del Comandante: il rosso riceve 14 Real, tutti dal Mercato dello Zucchero',
  wheatPoints: 'tutti i regolamenti, Rotte Commerciali: 3, 6 e 4 per il Mercato del Grano (l’esempio del turno 3 di DE e IT ha invece 3)',
  sugarPoints3: 'EN, DE e HU, esempio del turno 3: 8 per le Navi al Mercato dello Zucchero (IT: una Nave); tra 3, 4 e 6 solo 4 lo divide',
  winePoints3: 'EN e HU, esempio del turno 3: 3 per la Nave al Mercato del Vino (DE e IT scambiano Grano e Vino)',
  acoresAndBrasil:
    'DE: il rosso ha 2 Lavoratori alle Açores e 1 in Brasil (esempio dell’Alfândega); esempio della rendita: il rosso riceve 2 Grano e 1 Zucchero',
  indiaLand: 'esempio della rendita: il blu riceve 1 Vino, e Grano e Zucchero sono di Açores e Brasil',
  brasilWine:
    'tutti i regolamenti, esempio del Comandante: il rosso scarta 3 Vino in Brasil (che la casella valga per tutti è una nostra ipotesi)',
  brasilPoints3:
    'EN, DE e IT, esempio del turno 3: 12 per le Navi in Brasil (HU: una Nave) sono 2 × 6 o 3 × 4; il 4 della colonna è dell’India (nostra supposizione)',
  indiaPoints: 'EN, DE e IT, Spedizioni: 6, 4 e 3 per l’India (HU i numeri, sotto un nome sbagliato)',
  bottomRow2: 'EN e HU: in 2 giocatori la riga in basso è arancione o viola',
  bottomRow4: 'tutti i regolamenti, esempio del turno 3: il blu prende la riga in basso e gira i suoi Favori viola',
  rewards:
    'le otto Ricompense sono su tutte le schede, 4 con A e 4 con B; quali siano le une e le altre è una nostra ipotesi (l’ordine di EN, quattro e quattro)',
  requests:
    'tutti i regolamenti: 10 tessere con 2 teste, 5 con 3, 5 con 4; che i cinque tipi se le dividano in parti uguali è una nostra ipotesi',
  startingRequests:
    'tutti i regolamenti: quattro tessere diverse per le corone (EN: da 1 a 4); quale Richiesta sia su ognuna è una nostra ipotesi',
};
