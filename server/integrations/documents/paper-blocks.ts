import { brand, contentWidth, edges, hairline, type Paper, styles, tint } from './paper.ts'
import type { DocumentLanguages, FixedText, LabelledValue } from './port.ts'
import { lineHeight, textWidth } from './text-layout.ts'

/** The parts that both papers are made of. */

const columnGap = 20
export const columnWidth = (contentWidth - columnGap) / 2
export const secondColumnX = edges.left + columnWidth + columnGap

/** The name as on the storefront, and the paper's own title with its German term. */
export function writeMasthead(
  paper: Paper,
  { title, term, facts }: { title: string; term: string; facts: readonly LabelledValue[] },
): void {
  paper.decorate(() => {
    const { document } = paper
    document.rect(0, 0, document.page.width, 6).fill(brand)
  })
  paper.write({ text: 'CM24', style: { ...styles.heading, size: 15 } })
  paper.moveDown(26)
  paper.write({ text: title, style: styles.title, tag: 'H1' })
  if (term !== title) paper.write({ text: term, style: styles.term, lang: 'de' })
  paper.moveDown(8)
  writeFacts(paper, facts)
}

/**
 * A heading in the reader's language with its German term; it stays with at least two lines of what
 * it announces.
 */
export function writeHeading(
  paper: Paper,
  key: FixedText,
  { reader, german }: DocumentLanguages,
): void {
  const title = reader.say(key)
  const term = german.say(key)
  paper.moveDown(18)
  paper.keepTogether(lineHeight(styles.heading) + 3 * lineHeight(styles.body))
  const y = paper.y
  paper.write({ text: title, style: styles.heading, tag: 'H2' })
  const width = textWidth(paper.document, title, styles.heading)
  if (term !== title && width < contentWidth * 0.6) {
    const x = edges.left + width + 8
    paper.write({
      ...{ text: term, style: styles.term, lang: 'de', x, y: y + 2.6 },
      width: edges.left + contentWidth - x,
    })
  }
  paper.moveDown(4)
}

/** Label and value in two columns of pairs, each row under a hairline. */
export function writeFacts(paper: Paper, facts: readonly LabelledValue[]): void {
  for (const { pair, height } of factRows(paper, facts)) {
    paper.keepTogether(height)
    const y = paper.y
    paper.decorate(() => hairlineAt(paper, y))
    pair.forEach((fact, column) => {
      const x = column === 0 ? edges.left : secondColumnX
      paper.write({ text: fact.label, style: styles.label, x, width: labelWidth, y: y + 4 })
      paper.write({
        ...{ text: fact.value, style: styles.fact, x: x + labelWidth + 6, y: y + 3.5 },
        width: columnWidth - labelWidth - 6,
      })
    })
    paper.moveDown(height)
  }
  paper.decorate(() => hairlineAt(paper, paper.y))
}

const labelWidth = 80

function factRows(paper: Paper, facts: readonly LabelledValue[]) {
  const rows: { readonly pair: readonly LabelledValue[]; readonly height: number }[] = []
  for (let index = 0; index < facts.length; index += 2) {
    const pair = facts.slice(index, index + 2)
    rows.push({ pair, height: Math.max(...pair.map((fact) => factHeight(paper, fact))) + 7 })
  }
  return rows
}

function factHeight(paper: Paper, fact: LabelledValue): number {
  return Math.max(
    paper.heightOf(fact.label, styles.label, labelWidth),
    paper.heightOf(fact.value, styles.fact, columnWidth - labelWidth - 6),
  )
}

export function hairlineAt(paper: Paper, y: number, x = edges.left, width = contentWidth): void {
  paper.document
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.5)
    .strokeColor(hairline)
    .stroke()
}

const headingHeight = 18 + lineHeight(styles.heading) + 4

/** Keeps a heading with the price box below it: their page is turned before both. */
export function keepWithHeading(paper: Paper, lines: readonly string[]): void {
  paper.keepTogether(headingHeight + priceBoxHeight(paper, lines) + 2)
}

/** The same for a few facts: none of them stands alone on the next page. */
export function keepFactsWithHeading(paper: Paper, facts: readonly LabelledValue[]): void {
  const rows = factRows(paper, facts).reduce((sum, { height }) => sum + height, 0)
  paper.keepTogether(headingHeight + rows + 2)
}

function priceBoxHeight(paper: Paper, lines: readonly string[]): number {
  const text = lines.join('\n')
  const words = text ? 4 + paper.heightOf(text, styles.body, priceBoxInner) : 0
  return 24 + lineHeight(styles.label) + lineHeight(styles.price) + words
}

const priceBoxInner = contentWidth - 32

/** The one figure a paper is about, on a quiet ground. */
export function writePriceBox(
  paper: Paper,
  { label, price, lines }: { label: string; price: string; lines: readonly string[] },
): void {
  const inner = priceBoxInner
  const text = lines.join('\n')
  const height = priceBoxHeight(paper, lines)
  paper.keepTogether(height)
  const y = paper.y
  paper.decorate(() =>
    paper.document.roundedRect(edges.left, y, contentWidth, height, 8).fill(tint),
  )
  paper.y = y + 12
  paper.write({ text: label, style: styles.label, x: edges.left + 16, width: inner })
  paper.write({ text: price, style: styles.price, x: edges.left + 16, width: inner })
  if (text) {
    paper.moveDown(4)
    paper.write({ text, style: styles.body, x: edges.left + 16, width: inner })
  }
  paper.y = y + height
}

export function writeList(paper: Paper, entries: readonly string[]): void {
  for (const entry of entries) {
    const height = paper.heightOf(entry, styles.body, contentWidth - 14)
    paper.keepTogether(Math.min(height, 3 * lineHeight(styles.body)))
    const y = paper.y
    paper.decorate(() =>
      paper.document.circle(edges.left + 4, y + lineHeight(styles.body) / 2 - 1, 1.6).fill(brand),
    )
    paper.write({
      ...{ text: entry, style: styles.body, tag: 'LI', x: edges.left + 14 },
      width: contentWidth - 14,
    })
    paper.moveDown(2)
  }
}
