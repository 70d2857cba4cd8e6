import { edges, type Pdf, styles } from './pdf.ts'
import { columnWidth, secondColumnX } from './pdf-blocks.ts'
import type { DocumentLanguages, FixedText, Party, PurchaseContract } from './port.ts'

/** Seller and buyer beside each other. */

export function writeParties(pdf: Pdf, contract: PurchaseContract, languages: DocumentLanguages) {
  pdf.moveDown(18)
  const top = pdf.y
  writeParty(pdf, { party: contract.seller, key: 'contract.seller', x: edges.left }, languages)
  const leftEnd = pdf.y
  pdf.y = top
  writeParty(pdf, { party: contract.buyer, key: 'contract.buyer', x: secondColumnX }, languages)
  pdf.y = Math.max(leftEnd, pdf.y)
}

function writeParty(
  pdf: Pdf,
  { party, key, x }: { party: Party; key: FixedText; x: number },
  { reader, german }: DocumentLanguages,
): void {
  const column = { x, width: columnWidth }
  pdf.write({ text: reader.say(key), style: styles.heading, tag: 'H2', ...column })
  if (german.say(key) !== reader.say(key)) {
    pdf.write({ text: german.say(key), style: styles.term, lang: 'de', ...column })
  }
  pdf.moveDown(3)
  pdf.write({ text: party.company ?? party.name, style: styles.strong, ...column })
  const lines = [
    ...(party.company ? [party.name] : []),
    party.street,
    `${party.zipCode} ${party.city}`,
    reader.country(party.country),
    ...(party.phone ? [`${reader.say('phone')}: ${party.phone}`] : []),
    ...(party.email ? [`${reader.say('email')}: ${party.email}`] : []),
    ...(party.vatId ? [`${reader.say('vatId')}: ${party.vatId}`] : []),
  ]
  pdf.write({ text: lines.join('\n'), style: styles.body, ...column })
}
