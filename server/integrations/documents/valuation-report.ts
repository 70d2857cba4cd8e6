import { contentWidth, createPdf, edges, type Pdf, styles } from './pdf.ts'
import { hairlineAt, writeFacts, writeMasthead } from './pdf-blocks.ts'
import type { ReportTable, ValuationReport } from './port.ts'
import { drawClassPlot, drawRange } from './report-drawings.ts'
import { lineHeight } from './text-layout.ts'

/** The report of a valuation on paper: the same as its page, each drawing with its figures in a table. */
export function valuationReport(report: ValuationReport): Promise<Uint8Array> {
  const { title, range, facts } = report
  const pdf = createPdf({
    title: `${title} ${range.text}`,
    author: 'CM24',
    lang: report.locale,
    createdAt: new Date(report.createdAt),
  })
  writeMasthead(pdf, { title: range.text, term: range.text, facts: [] })
  pdf.moveDown(6)
  pdf.write({ text: title, style: styles.heading })
  for (const line of report.lines) pdf.write({ text: line, style: styles.body })
  pdf.moveDown(8)
  drawRange(pdf, range)
  if (report.certainty !== null) pdf.write({ text: report.certainty, style: styles.strong })
  for (const { heading, text } of report.words) {
    writeReportHeading(pdf, heading)
    pdf.write({ text, style: styles.body })
  }
  if (report.plot) {
    writeReportHeading(pdf, report.plot.heading)
    pdf.write({ text: report.plot.lead, style: styles.label })
    drawClassPlot(pdf, report.plot)
  }
  for (const table of report.tables) writeTable(pdf, table)
  writeReportHeading(pdf, report.sale.heading)
  pdf.write({ text: report.sale.lead, style: styles.label })
  pdf.moveDown(4)
  writeFacts(pdf, facts)
  pdf.moveDown(10)
  pdf.write({ text: report.note, style: styles.small })
  return pdf.finish((line, page) => {
    const place = { x: edges.left, y: 58, width: contentWidth }
    line(`CM24 · ${report.title}`, place)
    line(page, { ...place, align: 'right' })
  })
}

function writeReportHeading(pdf: Pdf, heading: string): void {
  pdf.moveDown(16)
  pdf.keepTogether(lineHeight(styles.heading) + 4 * lineHeight(styles.body))
  pdf.write({ text: heading, style: styles.heading, tag: 'H2' })
  pdf.moveDown(2)
}

/** The first column takes what the others leave. */
const columnWidth = 92

function writeTable(pdf: Pdf, { heading, lead, head, rows }: ReportTable): void {
  writeReportHeading(pdf, heading)
  if (lead !== null) pdf.write({ text: lead, style: styles.label })
  pdf.moveDown(2)
  for (const [index, row] of [head, ...rows].entries()) {
    const style = index === 0 ? styles.label : styles.fact
    const firstWidth = contentWidth - columnWidth * (row.length - 1)
    const height = pdf.heightOf(row[0] ?? '', style, firstWidth - 8) + 6
    pdf.keepTogether(height)
    const y = pdf.y
    pdf.decorate(() => hairlineAt(pdf, y))
    for (const [column, text] of row.entries()) {
      const isFirst = column === 0
      pdf.write({
        ...{ text, style, y: y + 3, align: isFirst ? 'left' : 'right' },
        x: isFirst ? edges.left : edges.left + firstWidth + columnWidth * (column - 1),
        width: isFirst ? firstWidth - 8 : columnWidth,
      })
    }
    pdf.moveDown(height)
  }
}
