import { brand, contentWidth, edges, hairline, type Pdf, styles } from './pdf.ts'
import type { ValuationReport } from './port.ts'
import { drawLine, textWidth } from './text-layout.ts'

/** The two drawings of a report, readable in black and white; what they say stands in words and tables beside them. */

const ink = '#0b2530'
const scaleHeight = 62
const plotHeight = 170

/** The range as the thick part of a line, the likely price as a ring on it. */
export function drawRange(
  pdf: Pdf,
  { fromEur, toEur, likelyEur, texts }: ValuationReport['range'],
): void {
  pdf.keepTogether(scaleHeight)
  const y = pdf.y + 14
  const spread = Math.max(toEur - fromEur, 1)
  const least = fromEur - 0.6 * spread
  const x = (eur: number) => edges.left + (contentWidth * (eur - least)) / (2.2 * spread)
  pdf.decorate(() => {
    const { document } = pdf
    const line = (from: number, to: number) => document.moveTo(from, y).lineTo(to, y)
    document.lineCap('round')
    line(edges.left + 4, edges.left + contentWidth - 4)
      .lineWidth(5)
      .strokeColor(hairline)
      .stroke()
    line(x(fromEur), x(toEur)).lineWidth(9).strokeColor(brand).stroke()
    if (likelyEur !== null) {
      document.circle(x(likelyEur), y, 7).lineWidth(3).fillAndStroke('#ffffff', ink)
    }
    centred(pdf, texts.from, { x: x(fromEur), y: y + 12 })
    centred(pdf, texts.to, { x: x(toEur), y: y + 12 })
    if (likelyEur !== null) centred(pdf, texts.likely, { x: x(likelyEur), y: y + 26 })
  })
  pdf.moveDown(scaleHeight)
}

/** Classes of sales over age and price as circles by their count, the own vehicle as a diamond. */
export function drawClassPlot(pdf: Pdf, plot: NonNullable<ValuationReport['plot']>): void {
  pdf.keepTogether(plotHeight + 24)
  const { circles, own, ticks } = plot
  const years = [...circles.map(({ year }) => year), own.year]
  const newest = Math.max(...years) + 0.6
  const oldest = Math.min(...years) - 0.6
  const low = ticks[0]?.eur ?? 0
  const high = ticks.at(-1)?.eur ?? 1
  const top = pdf.y + 10
  const left = edges.left + 46
  const width = contentWidth - 56
  const x = (year: number) => left + (width * (newest - year)) / (newest - oldest)
  const y = (eur: number) => top + (plotHeight - 30) * (1 - (eur - low) / Math.max(high - low, 1))
  pdf.decorate(() => {
    const { document } = pdf
    for (const { eur, text } of ticks) {
      document
        .moveTo(left, y(eur))
        .lineTo(left + width, y(eur))
        .lineWidth(0.5)
      document.strokeColor(hairline).stroke()
      drawLine(document, text, styles.small, {
        ...{ x: edges.left, y: y(eur) - 5, width: 40, align: 'right' },
      })
    }
    for (const [index, { year, eur, count, text }] of circles.entries()) {
      const radius = Math.min(16, 1.7 * Math.sqrt(count))
      document.circle(x(year), y(eur), radius).lineWidth(1)
      document.fillOpacity(0.25).fillAndStroke(brand, ink).fillOpacity(1)
      const isLeft = circles[index - 1]?.year === year
      const besideX = isLeft ? x(year) - radius - 63 : x(year) + radius + 3
      const align = isLeft ? 'right' : 'left'
      drawLine(document, text, styles.small, { x: besideX, y: y(eur) - 5, width: 60, align })
    }
    const [ownX, ownY] = [x(own.year), y(own.eur)]
    document
      .moveTo(ownX, ownY - 8)
      .lineTo(ownX + 8, ownY)
      .lineTo(ownX, ownY + 8)
    document
      .lineTo(ownX - 8, ownY)
      .closePath()
      .lineWidth(1.5)
      .fillAndStroke(ink, '#ffffff')
    centred(pdf, own.text, { x: ownX, y: ownY + 10 })
    for (const year of new Set(circles.map((each) => Math.floor(each.year)))) {
      centred(pdf, String(year), { x: x(year + 0.5), y: top + plotHeight - 22 })
    }
  })
  pdf.moveDown(plotHeight + 10)
}

function centred(pdf: Pdf, text: string, at: { readonly x: number; readonly y: number }): void {
  const width = textWidth(pdf.document, text, styles.small)
  drawLine(pdf.document, text, styles.small, { x: at.x - width / 2, y: at.y, width: width + 1 })
}
