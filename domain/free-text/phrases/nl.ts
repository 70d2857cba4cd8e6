import type { Phrases } from './phrases.ts'

export const dutchPhrases: Phrases = {
  price: [
    /\b(?:minimum|bodem|vraag|richt|streef|limiet)-?prijs\b|\b(?:laatste|laagste|uiterste|beste|minimale) (?:prijs|bod|bedrag)\b/,
    /\bhoeveel (?:wilt|wil|moet|zou|vraagt)\b[^.?!]{0,35}\b(?:hebben|krijgen|ervoor|er voor|kosten|opbrengen)\b/,
    /\bwat (?:moet|wilt|wil|vraagt|zou)\b[^.?!]{0,30}\b(?:hebben|kosten|opbrengen|ervoor|er voor)\b/,
    /\bvoor (?:eur |€ ?)?\d[\d. ]*\s*(?:euro|eur|€)?[^.?!]{0,25}\b(?:meegeven|verkopen|weg|meenemen|mee|laten)\b/,
    /\bprijs\b[^.?!]{0,25}\b(?:doen|onderhandel\w*|bespreekbaar|zakken|vast)\b|\bonderhandelbaar\b|\b(?:uw|jouw) prijs\b/,
    /\b(?:voor )?welk bedrag\b|\bhoe (?:laag|ver)\b[^.?!]{0,20}\b(?:gaan|zakken)\b|\bpijngrens\b|\bprijsidee\b/,
  ],
  contact: [
    /\b(?:telefoon|mobiele|06)[- ]?nummer\w*|\bcontactgegevens\b|\be?-?mail-?adres\w*/,
    /\b(?:uw|je|jouw|exacte|precieze) (?:adres|nummer|telefoon\w*|mail\w*|naam|gegevens)\b/,
    /\b(?:mij|me|u|ons|je)\b[^.?!]{0,20}\b(?:bellen|terugbellen|bereiken|appen|mailen|spreken)\b|\bbel (?:me|mij|ons)\b/,
    /\b(?:per|via de) telefoon\b|\bwelke straat\b|\bstraat en (?:huis)?nummer\b|\bcontact (?:met u )?opnemen\b/,
  ],
}
