import { edges, type Pdf, styles } from './pdf.ts'
import { columnWidth, hairlineAt, secondColumnX, writeHeading } from './pdf-blocks.ts'
import type { DocumentLanguages, FixedText, PurchaseContract } from './port.ts'
import { lineHeight } from './text-layout.ts'

/** The terms in the seller's language with German titles, and where to sign. */

export function writeClauses(pdf: Pdf, contract: PurchaseContract, languages: DocumentLanguages) {
  writeHeading(pdf, 'contract.terms', languages)
  const clauses = [
    ...(['conclusion', 'payment', 'retention', 'condition'] as const),
    contract.isSellerBusiness ? 'warrantyBusiness' : 'warrantyPrivate',
    ...(['pickup', 'final'] as const),
  ] as const
  for (const [index, name] of clauses.entries()) {
    writeClause(pdf, { name, number: index + 1 }, languages)
  }
}

type Clause = FixedText extends infer Key
  ? Key extends `contract.clause.${infer Name}.text`
    ? Name
    : never
  : never

function writeClause(
  pdf: Pdf,
  { name, number }: { name: Clause; number: number },
  { reader, german }: DocumentLanguages,
): void {
  const key = `contract.clause.${name}` as const
  const title = reader.say(`${key}.title`)
  const term = german.say(`${key}.title`)
  const text = reader.say(`${key}.text`)
  pdf.keepTogether(lineHeight(styles.strong) + pdf.heightOf(text, styles.body) + 2)
  const heading = `${number}. ${title}`
  pdf.write({
    text: term === title ? heading : `${heading} · ${term}`,
    ...{ style: styles.strong, tag: 'H2' },
  })
  pdf.write({ text, style: styles.body })
  pdf.moveDown(6)
}

export function writeSignatures(
  pdf: Pdf,
  contract: PurchaseContract,
  languages: DocumentLanguages,
) {
  const { say } = languages.reader
  pdf.keepTogether(150)
  writeHeading(pdf, 'contract.signatures', languages)
  pdf.write({ text: say('contract.signaturesNote'), style: styles.label })
  pdf.moveDown(44)
  const y = pdf.y
  pdf.decorate(() => {
    hairlineAt(pdf, y, edges.left, columnWidth)
    hairlineAt(pdf, y, secondColumnX, columnWidth)
  })
  for (const [key, x] of [
    ['contract.seller', edges.left],
    ['contract.buyer', secondColumnX],
  ] as const) {
    const text = `${say('contract.placeDate')} · ${say(key)}`
    pdf.write({ text, style: styles.label, x, width: columnWidth, y: y + 4 })
  }
  pdf.moveDown(34)
  pdf.write({ text: say('contract.snapshot'), style: styles.label })
  pdf.write({ text: contract.snapshotHash, style: styles.small })
}
