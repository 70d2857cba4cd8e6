/**
 * Bidders and sellers stay unknown to each other until the sale, so texts that would name a way
 * round the market are refused: mail addresses, links and phone numbers (rules 8). Figures that a
 * description of a vehicle is full of (sizes, dates, mileages) must pass.
 */

export type ContactData = 'email' | 'link' | 'phone'

const email =
  /[\w.+-]+\s*(?:@|\(at\)|\[at\])\s*[\w-]+\s*(?:\.|\(dot\)|\(punkt\)|\[dot\])\s*[a-z]{2,}/i
const link =
  /(?:https?:\/\/|www\.)\S+|\b[\w-]{2,}\.(?:de|com|net|org|eu|nl|be|at|ch|se|dk|pl|es|cz|info|shop)\b/i

const trunkNumber = /(?<![\d.,])(?:\+|00|0)[\s(]*[1-9](?:[\s()./-]{0,2}\d){6,13}(?!\d)/g
const groupedNumber = /(?<![\d.,])(?:\d{3}([ -])\d{3}\1\d{3}|\d{2}( )\d{2}\2\d{2}\2\d{2})(?![\d.,])/
const announcedNumber =
  /(?:tel|fon|phone|mobil|handy|whatsapp|ring|call|bel|dzwo|tlf|móvil|zavolej)\w*[.: ]{1,3}\+?(?:[\s()./-]{0,2}\d){7,14}/i
const dateLike = /^\d{2}[./-]\d{2}[./-](?:\d{2}|\d{4})$/

export function findContactData(text: string): ContactData | undefined {
  if (email.test(text)) return 'email'
  if (link.test(text)) return 'link'
  return hasPhoneNumber(text) ? 'phone' : undefined
}

function hasPhoneNumber(text: string): boolean {
  if (announcedNumber.test(text) || groupedNumber.test(text)) return true
  return [...text.matchAll(trunkNumber)].some(([match]) => !dateLike.test(match.trim()))
}
