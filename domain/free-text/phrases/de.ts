import type { Phrases } from './phrases.ts'

export const germanPhrases: Phrases = {
  price: [
    /\b(?:mindest|wunsch|limit|minimal|ziel|abgabe|hand|end|minimum)preis\w*/,
    /\b(?:schmerzgrenze|preisvorstellung\w*|preisidee|preisrahmen|preisgrenze|verhandlungsbasis|vhb|vb)\b/,
    /\b(?:letzte[rn]?|beste[rn]?|niedrigste[rn]?|gunstigste[rn]?) preis\b/,
    /\b(?:was|wie ?viel) (?:wollen|mochten|hatten|wurden|erwarten|verlangen|fordern|stellen) sie\b[^.?!]{0,50}\b(?:haben|bekommen|dafur|erzielen|fur (?:ihn|den|das|ihr|die)|vor)\b/,
    /\bwas (?:soll|soll denn) (?:er|sie|es|der \w+|das \w+)\b[^.?!]{0,20}\bkosten\b/,
    /\bwas kostet (?:er|sie|es|das (?:fahrzeug|wohnmobil|mobil)|der (?:wagen|camper|wohnwagen|anhanger))\b(?![^.?!]*\b(?:jahr|versicherung|steuer|unterhalt|monat)\b)/,
    /\b(?:zu welchem|fur welchen) preis\b|\bfur wie ?viel\b/,
    /\b(?:fur|bei|um|zu)\s+\d[\d. ]*\s*(?:euro|eur|€|,-|tausend|tsd|k\b)?[^.?!]{0,30}\b(?:verkaufen|abgeben|hergeben|verkauft|mitnehmen|ubernehmen|einig)\b/,
    /\b(?:verkaufen|geben|lassen|nehmen|akzeptieren) sie\b[^.?!]{0,30}(?:\b(?:fur|um|auch) )?\d[\d. ]*\s*(?:euro|eur|€|tausend|tsd)/,
    /\bpreis(?:lich)?\b[^.?!]{0,25}\b(?:verhandel\w*|luft|spielraum|machen|nachlass|fix|festpreis|runter)\b|\bverhandelbar\b/,
    /\b(?:ihr|ihrem|ihren|euer|dein) preis\b|\bwas ist der preis\b|^\W*preis\W*$/,
    /\b(?:welche[mnrs]?|was fur ein\w*) (?:betrag|summe|preisgrenze|vorstellung\w*)\b|\bwie weit\b[^.?!]{0,25}\b(?:runter|herunter|entgegen)\w*/,
    /\bwas (?:rufen|mussten?|musste)\b[^.?!]{0,25}\b(?:auf|bieten|zahlen|hinlegen)\b/,
  ],
  contact: [
    /\b(?:telefon|handy|mobil|ruf|durchwahl)-?nummer\w*|\bkontaktdaten\b|\be?-?mail-?adresse\w*/,
    /\bruf(?:en|t)? (?:sie )?(?:mich|uns|doch|bitte|kurz)\b|\btelefonisch\b/,
    /\b(?:mich|uns|sie|ihnen)\b[^.?!]{0,30}\b(?:anrufen|zuruckrufen|erreichen|kontaktieren|telefonieren)\b/,
    /\b(?:ihre|genaue|genauen|vollstandige|komplette) (?:adresse|anschrift|nummer|mail|kontakt\w*|handy\w*|telefon\w*)\b/,
    /\b(?:direkt|privat|personlich)\w* (?:kontakt|melden|austauschen)\b|\bkontakt aufnehmen\b|\bihr(?:en)? name\b|\bwie heissen sie\b/,
    /\b(?:am|per|ubers?) telefon\b|\bwelche[rn]? strasse\b|\bstrasse und hausnummer\b|\ban wen (?:kann|darf)\b[^.?!]{0,15}\bwenden\b/,
  ],
}
