import { edges, type Paper, styles } from './paper.ts'
import { columnWidth, secondColumnX } from './paper-blocks.ts'
import type { DocumentLanguages, FixedText, Party, PurchaseContract } from './port.ts'

/** Seller and buyer beside each other. */

export function writeParties(
  paper: Paper,
  contract: PurchaseContract,
  languages: DocumentLanguages,
) {
  paper.moveDown(18)
  const top = paper.y
  writeParty(paper, { party: contract.seller, key: 'contract.seller', x: edges.left }, languages)
  const leftEnd = paper.y
  paper.y = top
  writeParty(paper, { party: contract.buyer, key: 'contract.buyer', x: secondColumnX }, languages)
  paper.y = Math.max(leftEnd, paper.y)
}

function writeParty(
  paper: Paper,
  { party, key, x }: { party: Party; key: FixedText; x: number },
  { reader, german }: DocumentLanguages,
): void {
  const column = { x, width: columnWidth }
  paper.write({ text: reader.say(key), style: styles.heading, tag: 'H2', ...column })
  if (german.say(key) !== reader.say(key)) {
    paper.write({ text: german.say(key), style: styles.term, lang: 'de', ...column })
  }
  paper.moveDown(3)
  paper.write({ text: party.company ?? party.name, style: styles.strong, ...column })
  const lines = [
    ...(party.company ? [party.name] : []),
    party.street,
    `${party.zipCode} ${party.city}`,
    reader.country(party.country),
    ...(party.phone ? [`${reader.say('phone')}: ${party.phone}`] : []),
    ...(party.email ? [`${reader.say('email')}: ${party.email}`] : []),
    ...(party.vatId ? [`${reader.say('vatId')}: ${party.vatId}`] : []),
  ]
  paper.write({ text: lines.join('\n'), style: styles.body, ...column })
}
