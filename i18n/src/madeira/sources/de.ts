/** German. The letters name the booklets: EN is the 2nd edition; DE, IT and HU are the 1st. */
import type { Sources } from './sources.ts';

export const de: Sources = {
  marketSales:
    'von uns: Keine Anleitung nennt diesen Verkauf; mehr Waren bringen mehr Real, etwa 2,5 je Weizen, 3,6 je Zucker, 4,6 je Wein',
  marketHeads:
    'IT und HU zählen ab 3 Spielern 4, 5, 4 Felder und mit 2 Spielern 3, 4, 3 (DE das erste ganz, das zweite zum Teil); EN, DE, IT und HU sprechen von einem 2-Köpfe-Feld je Handelsplatz, also gelten zwei ab 3 Spielern',
  landingWine: 'von uns: Keine Anleitung nennt den Wein dieses Feldes',
  landingFor3:
    'DE, Spielvorbereitung: Mit 3 Spielern kommt in jeder Kolonie das eine Feld mit dem Symbol dazu (IT und HU haben die Mehrzahl)',
  landingFor4: 'von uns: DE, IT und HU zählen 5 Felder je Kolonie; dass genau eines davon nur für 4 Spieler gilt, ist geraten',
  favorThrees: 'von uns: die Gildengünste in der Reihenfolge der Übersicht, je drei zusammen; die Farbe der drei ist geraten',
  guildRow: 'von uns: die Gilden von oben nach unten, passend zu den Reihen, die die Anleitungen nennen',
  otherFields: 'von uns: Die Anleitungen sagen nur, dass hier 5 Erntefelder sind; Waren und Holz gehen weiter wie in Region 1',
  rowAndColumn: 'In der Zeile stehen 3, 4 und 6 je einmal (alle Anleitungen), in der Spalte auch (unsere Annahme)',
  ours: 'von uns',
  diceFaces: 'EN, Material: Gilden- und Piratenwürfel zeigen 1 bis 3; ein Würfel hat sechs Seiten, also jede Zahl zweimal',
  woodPrices: 'DE, IT und HU, Holz kaufen: alle sechs Preise in Worten; EN, Beispiel: 4 gekaufte Holz kosten 10 Real',
  buildingCosts:
    'EN, DE, IT, Kosten bezahlen: 10 Real, mit 3 Spielern 9, mit 2 Spielern 8; HU ebenso, 9 und 8 auf der Seite für weniger Spieler',
  passing: 'alle Anleitungen, Passen: 2, 3, 4 und 5 Real auf den Feldern I bis IV; Rot nimmt 3 auf Feld II',
  buildingRegions: 'alle Anleitungen: Alfândega in Region 1, Moinho und Capitania in 2, Casa da Coroa und Fortaleza in 3',
  emptyRounds: 'alle Anleitungen, bei jedem Gebäude: die Runde ohne Charakter',
  districtWood:
    'alle Anleitungen: Die Spalten kosten 2 bis 5 Holz, der Bischof im Beispiel 4; dass sie von links nach rechts steigen, ist von uns',
  cityYields: 'alle Anleitungen, Bürgermeister: Brot in Porto Santo, Real in Funchal, Holz in Machico',
  belowFunchal: 'von uns: 3 unter Funchal, so wie Machico 3 darüber liegt',
  halfOfHigher: 'von uns: die Hälfte der höheren Zahl, abgerundet',
  funchalHigher: 'EN, DE, IT, Beispiel zur Stadtentwicklung: 12 mit den meisten Arbeitern in Funchal (HU nennt nur die Zahl)',
  funchalLower: 'alle Anleitungen: sonst 6; Blau erhält im Beispiel der 3. Runde 6 in Funchal',
  machicoHigher: 'alle Anleitungen, Beispiel der 3. Runde: Violett erhält 15 mit den meisten Arbeitern in Machico',
  millBottom: 'von uns: Das unterste Feld ernährt niemanden',
  millSteps: 'von uns: immer eins mehr',
  millLevel3: 'alle Anleitungen, Spielvorbereitung: Die Scheiben beginnen auf 3',
  millLevel4: 'alle Anleitungen, Beispiel zur Ernährung: Blau steht auf Feld 4',
  millTop: 'von uns: drei Felder über dem Start, so wie drei darunter',
  millStart: 'alle Anleitungen, Spielvorbereitung: Alle beginnen auf 3',
  region1:
    'DE und IT, Beispiel zur Spielvorbereitung: die vier Erntefelder der Region 1 und ihr Holz für 4, 3 und 2 Spieler (HU für 4, EN für 2)',
  field2a: 'von uns; bei der Sonderernte in EN nimmt Blau in Region 2 einen Wein, in Runde 5 vielleicht von einem umgewandelten Feld',
  field2e: 'EN, Sonderernte: Auf einem Zuckerfeld der Region 2 liegt in Runde 5 noch Holz, also war es schon als Zucker gedruckt',
  sugarSaleGoods: 'alle Anleitungen, Beispiel zum Kommandanten: Rot gibt 4 Zucker ab (dass das Feld ab 3 Spielern gilt, ist von uns)',
  sugarSaleReals: 'alle Anleitungen, Beispiel zum Kommandanten: Rot erhält 14 Real, alle vom Zucker-Handelsplatz',
  wheatPoints:
    'alle Anleitungen, Handelsrouten: 3, 6 und 4 für den Weizen-Handelsplatz (im Beispiel der 3. Runde haben DE und IT dagegen 3)',
  sugarPoints3:
    'EN, DE und HU, Beispiel der 3. Runde: 8 für Schiffe am Zucker-Handelsplatz (IT: ein Schiff); von 3, 4 und 6 geht nur die 4 auf',
  winePoints3: 'EN und HU, Beispiel der 3. Runde: 3 für das Schiff am Wein-Handelsplatz (DE und IT vertauschen Weizen und Wein)',
  acoresAndBrasil:
    'DE: Rot hat 2 Arbeiter auf den Azoren und 1 in Brasilien (Beispiel zur Alfândega); Beispiel zu den Einnahmen: Rot erhält 2 Weizen und 1 Zucker',
  indiaLand: 'Beispiel zu den Einnahmen: Blau erhält 1 Wein, und Weizen und Zucker gehören zu den Azoren und Brasilien',
  brasilWine:
    'alle Anleitungen, Beispiel zum Kommandanten: Rot gibt in Brasilien 3 Wein ab (dass das Feld bei jeder Spielerzahl gilt, ist von uns)',
  brasilPoints3:
    'EN, DE und IT, Beispiel der 3. Runde: 12 für Schiffe in Brasilien (HU: ein Schiff) ist 2 × 6 oder 3 × 4; die 4 der Spalte hat Indien (unsere Annahme)',
  indiaPoints: 'EN, DE und IT, Expedition: 6, 4 und 3 für Indien (HU nennt die Zahlen unter falschem Namen)',
  bottomRow2: 'EN und HU: Mit 2 Spielern ist die unterste Reihe orange oder violett',
  bottomRow4: 'alle Anleitungen, Beispiel der 3. Runde: Blau nimmt die unterste Reihe und deckt seine violetten Gildengünste auf',
  rewards:
    'Alle Übersichten zeigen die acht, 4 mit A und 4 mit B; welche zu A und welche zu B gehören, ist von uns (die Reihenfolge von EN, je vier)',
  requests: 'alle Anleitungen: 10 Plättchen mit 2 Köpfen, 5 mit 3, 5 mit 4; dass die fünf Arten sie gleich teilen, ist von uns',
  startingRequests:
    'alle Anleitungen: vier Plättchen, die sich in ihren Kronen unterscheiden (EN: 1 bis 4); welcher Auftrag wo steht, ist von uns',
};
