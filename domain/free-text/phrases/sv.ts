import type { Phrases } from './phrases.ts'

export const swedishPhrases: Phrases = {
  price: [
    /\b(?:lagsta|minsta|sista|basta|slutliga) pris\w*|\b(?:minimi|reservations|slut|mal|smart)pris\w*/,
    /\bhur mycket (?:vill|ska|begar|tanker)\b[^.?!]{0,20}\b(?:ha|fa|kosta|ha for)\b/,
    /\bvad (?:vill|ska|begar)\b[^.?!]{0,15}\b(?:ha|fa|kosta)\b/,
    /\bprut(?:a|as|at|man|ning)\w*|\bpriset?\b[^.?!]{0,20}\b(?:forhandl\w*|fast|diskuter\w*|rubba\w*)/,
    /\b(?:slapp\w*|salj\w*|ta|tar|acceptera\w*)\b[^.?!]{0,25}\b(?:for )?\d[\d ]*\s?(?:kr|sek|tusen|kronor)\b/,
    /\b(?:ert|ditt|er|din) (?:pris|prisbild|prisforvantning)\w*/,
    /\bsmartgrans\w*|\bvilken (?:summa|peng|prisniva)\b|\bhur (?:langt|lagt)\b[^.?!]{0,20}\b(?:ner|ga|gar)\b/,
  ],
  contact: [
    /\b(?:telefon|mobil)-?(?:nummer|nr)\w*|\bkontaktuppgift\w*|\b(?:mejl|mail|e-post)-?adress\w*/,
    /\b(?:ring|ringa|ringa upp|kontakta|mejla|messa|smsa|na) (?:mig|oss|er|dig)\b|\bring(?:a|er)? upp\b/,
    /\b(?:er|ert|din|ditt|vilken|exakt\w*) (?:adress|nummer|telefon\w*|mejl\w*|mail\w*|namn)\b/,
    /\b(?:pa|via|per) telefon\b|\bvilken gata\b|\bgatuadress\w*|\bfa tag (?:i|pa) (?:dig|er)\b/,
  ],
}
