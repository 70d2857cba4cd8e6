import type { Phrases } from './phrases.ts'

export const danishPhrases: Phrases = {
  price: [
    /\b(?:laveste|mindste|sidste|bedste|endelige) pris\w*|\b(?:mindste|minimum|minimums|slut|onske)pris\w*/,
    /\bhvor meget (?:vil|skal|forlanger)\b[^.?!]{0,20}\b(?:have|koste|for)\b/,
    /\bhvad (?:vil|skal)\b[^.?!]{0,20}\b(?:have for|koste)\b/,
    /\bpris\w*\b[^.?!]{0,20}\b(?:forhandl\w*|fast|tale om|rykke\w*)|\btil forhandling\b|\bprutte\w*/,
    /\b(?:saelg\w*|slippe|tage|tager|acceptere\w*)\b[^.?!]{0,25}\b(?:for )?\d[\d. ]*\s?(?:kr|dkk|kroner)\b/,
    /\b(?:din|jeres|deres) pris\w*/,
    /\bsmertegraens\w*|\bhvilket belob\b|\bhvor (?:langt|lavt)\b[^.?!]{0,20}\b(?:ned|ga|gar)\b/,
  ],
  contact: [
    /\b(?:telefon|mobil)-?(?:nummer|nr)\w*|\bkontaktoplysning\w*|\b(?:e-?)?mail-?adresse\w*/,
    /\b(?:ring|ringe|kontakt|kontakte|skriv|skrive|maile?|sms'?e?) (?:til )?(?:mig|os|dig|jer|dem)\b/,
    /\b(?:din|jeres|deres|praecise|hvad er) (?:adresse\w*|nummer|telefon\w*|mail\w*|navn)\b/,
    /\b(?:pa|over|pr\.?|via) telefon\b|\bhvilken (?:vej|gade)\b|\bvejnavn\b|\bfat i (?:dig|jer)\b/,
  ],
}
