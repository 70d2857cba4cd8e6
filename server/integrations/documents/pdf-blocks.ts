import { brand, contentWidth, edges, hairline, type Pdf, styles, tint } from './pdf.ts'
import type { DocumentLanguages, FixedText, LabelledValue } from './port.ts'
import { lineHeight, textWidth } from './text-layout.ts'

/** The parts that both documents are made of. */

const columnGap = 20
export const columnWidth = (contentWidth - columnGap) / 2
export const secondColumnX = edges.left + columnWidth + columnGap

/** The name as on the storefront, and the pdf's own title with its German term. */
export function writeMasthead(
  pdf: Pdf,
  { title, term, facts }: { title: string; term: string; facts: readonly LabelledValue[] },
): void {
  pdf.decorate(() => {
    const { document } = pdf
    document.rect(0, 0, document.page.width, 6).fill(brand)
  })
  pdf.write({ text: 'CM24', style: { ...styles.heading, size: 15 } })
  pdf.moveDown(26)
  pdf.write({ text: title, style: styles.title, tag: 'H1' })
  if (term !== title) pdf.write({ text: term, style: styles.term, lang: 'de' })
  pdf.moveDown(8)
  writeFacts(pdf, facts)
}

/**
 * A heading in the reader's language with its German term; it stays with at least two lines of what
 * it announces.
 */
export function writeHeading(
  pdf: Pdf,
  key: FixedText,
  { reader, german }: DocumentLanguages,
): void {
  const title = reader.say(key)
  const term = german.say(key)
  pdf.moveDown(18)
  pdf.keepTogether(lineHeight(styles.heading) + 3 * lineHeight(styles.body))
  const y = pdf.y
  pdf.write({ text: title, style: styles.heading, tag: 'H2' })
  const width = textWidth(pdf.document, title, styles.heading)
  if (term !== title && width < contentWidth * 0.6) {
    const x = edges.left + width + 8
    pdf.write({
      ...{ text: term, style: styles.term, lang: 'de', x, y: y + 2.6 },
      width: edges.left + contentWidth - x,
    })
  }
  pdf.moveDown(4)
}

/** Label and value in two columns of pairs, each row under a hairline. */
export function writeFacts(pdf: Pdf, facts: readonly LabelledValue[]): void {
  for (const { pair, height } of factRows(pdf, facts)) {
    pdf.keepTogether(height)
    const y = pdf.y
    pdf.decorate(() => hairlineAt(pdf, y))
    pair.forEach((fact, column) => {
      const x = column === 0 ? edges.left : secondColumnX
      pdf.write({ text: fact.label, style: styles.label, x, width: labelWidth, y: y + 4 })
      pdf.write({
        ...{ text: fact.value, style: styles.fact, x: x + labelWidth + 6, y: y + 3.5 },
        width: columnWidth - labelWidth - 6,
      })
    })
    pdf.moveDown(height)
  }
  pdf.decorate(() => hairlineAt(pdf, pdf.y))
}

const labelWidth = 80

function factRows(pdf: Pdf, facts: readonly LabelledValue[]) {
  const rows: { readonly pair: readonly LabelledValue[]; readonly height: number }[] = []
  for (let index = 0; index < facts.length; index += 2) {
    const pair = facts.slice(index, index + 2)
    rows.push({ pair, height: Math.max(...pair.map((fact) => factHeight(pdf, fact))) + 7 })
  }
  return rows
}

function factHeight(pdf: Pdf, fact: LabelledValue): number {
  return Math.max(
    pdf.heightOf(fact.label, styles.label, labelWidth),
    pdf.heightOf(fact.value, styles.fact, columnWidth - labelWidth - 6),
  )
}

export function hairlineAt(pdf: Pdf, y: number, x = edges.left, width = contentWidth): void {
  pdf.document
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.5)
    .strokeColor(hairline)
    .stroke()
}

const headingHeight = 18 + lineHeight(styles.heading) + 4

/** Keeps a heading with the price box below it: their page is turned before both. */
export function keepWithHeading(pdf: Pdf, lines: readonly string[]): void {
  pdf.keepTogether(headingHeight + priceBoxHeight(pdf, lines) + 2)
}

/** The same for a few facts: none of them stands alone on the next page. */
export function keepFactsWithHeading(pdf: Pdf, facts: readonly LabelledValue[]): void {
  const rows = factRows(pdf, facts).reduce((sum, { height }) => sum + height, 0)
  pdf.keepTogether(headingHeight + rows + 2)
}

function priceBoxHeight(pdf: Pdf, lines: readonly string[]): number {
  const text = lines.join('\n')
  const words = text ? 4 + pdf.heightOf(text, styles.body, priceBoxInner) : 0
  return 24 + lineHeight(styles.label) + lineHeight(styles.price) + words
}

const priceBoxInner = contentWidth - 32

/** The one figure a pdf is about, on a quiet ground. */
export function writePriceBox(
  pdf: Pdf,
  { label, price, lines }: { label: string; price: string; lines: readonly string[] },
): void {
  const inner = priceBoxInner
  const text = lines.join('\n')
  const height = priceBoxHeight(pdf, lines)
  pdf.keepTogether(height)
  const y = pdf.y
  pdf.decorate(() => pdf.document.roundedRect(edges.left, y, contentWidth, height, 8).fill(tint))
  pdf.y = y + 12
  pdf.write({ text: label, style: styles.label, x: edges.left + 16, width: inner })
  pdf.write({ text: price, style: styles.price, x: edges.left + 16, width: inner })
  if (text) {
    pdf.moveDown(4)
    pdf.write({ text, style: styles.body, x: edges.left + 16, width: inner })
  }
  pdf.y = y + height
}

export function writeList(pdf: Pdf, entries: readonly string[]): void {
  for (const entry of entries) {
    const height = pdf.heightOf(entry, styles.body, contentWidth - 14)
    pdf.keepTogether(Math.min(height, 3 * lineHeight(styles.body)))
    const y = pdf.y
    pdf.decorate(() =>
      pdf.document.circle(edges.left + 4, y + lineHeight(styles.body) / 2 - 1, 1.6).fill(brand),
    )
    pdf.write({
      ...{ text: entry, style: styles.body, tag: 'LI', x: edges.left + 14 },
      width: contentWidth - 14,
    })
    pdf.moveDown(2)
  }
}
