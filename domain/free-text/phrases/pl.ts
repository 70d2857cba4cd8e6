import type { Phrases } from './phrases.ts'

export const polishPhrases: Phrases = {
  price: [
    /\bcen\w{1,3} (?:minimaln\w*|ostateczn\w*|koncow\w*|rezerwow\w*)|\b(?:minimaln|ostateczn|najnizsz|ostatni|koncow)\w* (?:\w+ )?cen\w{1,3}\b/,
    /\bile (?:by )?(?:chce|chca|chcialby|chcialaby|chcieliby|pan|pani|panstwo|zada)\b[^.?!]{0,40}\b(?:za|dostac|otrzymac)\b/,
    /\bza ile\b[^.?!]{0,40}\b(?:sprzed\w*|odda\w*|pusci\w*|pojdzie)\b/,
    /\b(?:odda\w*|sprzeda\w*|pusci\w*|przyjmie\w*|wezmie\w*)\b[^.?!]{0,25}\d[\d ]*\s?(?:zl|pln|euro|eur|€|tys)/,
    /\bdo negocjacji\b|\bnegocj(?:owac|acj)\w*|\btargow\w*|\b(?:pana|pani|panstwa|wasza) cen\w{1,3}\b/,
    /\bjak\w* kwot\w*|\b(?:do ilu|jak nisko)\b[^.?!]{0,20}\b(?:zejd\w*|zej\w*|mozna)\b|\bile minimum\b/,
  ],
  contact: [
    /\bnumer\w* (?:telefonu|komork\w*|tel\b)|\bdan\w+ kontaktow\w*|\badres\w* (?:e-?mail|mailow\w*)/,
    /\b(?:zadzwon\w*|oddzwon\w*|skontakt\w*|dzwonic do)\b/,
    /\b(?:dokladn\w*|pana|pani|panstwa) (?:adres\w*|telefon\w*|e-?mail\w*|nazwisk\w*)/,
    /\b(?:przez telefon|telefonicznie)\b|\b(?:jakiej|jaka) ulic\w*|\bulica i numer\b|\bkontakt (?:do|z) (?:pan|panstw|sprzed)\w*/,
  ],
}
