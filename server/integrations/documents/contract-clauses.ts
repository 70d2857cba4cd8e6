import { edges, type Paper, styles } from './paper.ts'
import { columnWidth, hairlineAt, secondColumnX, writeHeading } from './paper-blocks.ts'
import type { DocumentLanguages, FixedText, PurchaseContract } from './port.ts'
import { lineHeight } from './text-layout.ts'

/** The terms in the seller's language with German titles, and where to sign. */

export function writeClauses(
  paper: Paper,
  contract: PurchaseContract,
  languages: DocumentLanguages,
) {
  writeHeading(paper, 'contract.terms', languages)
  const clauses = [
    ...(['conclusion', 'payment', 'retention', 'condition'] as const),
    contract.isSellerBusiness ? 'warrantyBusiness' : 'warrantyPrivate',
    ...(['pickup', 'final'] as const),
  ] as const
  for (const [index, name] of clauses.entries()) {
    writeClause(paper, { name, number: index + 1 }, languages)
  }
}

type Clause = FixedText extends infer Key
  ? Key extends `contract.clause.${infer Name}.text`
    ? Name
    : never
  : never

function writeClause(
  paper: Paper,
  { name, number }: { name: Clause; number: number },
  { reader, german }: DocumentLanguages,
): void {
  const key = `contract.clause.${name}` as const
  const title = reader.say(`${key}.title`)
  const term = german.say(`${key}.title`)
  const text = reader.say(`${key}.text`)
  paper.keepTogether(lineHeight(styles.strong) + paper.heightOf(text, styles.body) + 2)
  const heading = `${number}. ${title}`
  paper.write({
    text: term === title ? heading : `${heading} · ${term}`,
    ...{ style: styles.strong, tag: 'H2' },
  })
  paper.write({ text, style: styles.body })
  paper.moveDown(6)
}

export function writeSignatures(
  paper: Paper,
  contract: PurchaseContract,
  languages: DocumentLanguages,
) {
  const { say } = languages.reader
  paper.keepTogether(150)
  writeHeading(paper, 'contract.signatures', languages)
  paper.write({ text: say('contract.signaturesNote'), style: styles.label })
  paper.moveDown(44)
  const y = paper.y
  paper.decorate(() => {
    hairlineAt(paper, y, edges.left, columnWidth)
    hairlineAt(paper, y, secondColumnX, columnWidth)
  })
  for (const [key, x] of [
    ['contract.seller', edges.left],
    ['contract.buyer', secondColumnX],
  ] as const) {
    const text = `${say('contract.placeDate')} · ${say(key)}`
    paper.write({ text, style: styles.label, x, width: columnWidth, y: y + 4 })
  }
  paper.moveDown(34)
  paper.write({ text: say('contract.snapshot'), style: styles.label })
  paper.write({ text: contract.snapshotHash, style: styles.small })
}
