import PDFDocument from 'pdfkit'
import { registerFonts } from './pdf-fonts.ts'
import { drawLine, lineHeight, type TextPlace, type TextStyle, wrapText } from './text-layout.ts'

/**
 * A sheet of A4 that is written from top to bottom. Everything said is tagged for screen readers;
 * rules, boxes and footers are marked as decoration.
 */

const ink = '#0b2530'
const secondaryInk = '#47565e'
const brandStrong = '#006f95'
export const hairline = '#d9e3e7'
export const tint = '#e6f5fa'
export const brand = '#0096c7'

export const styles = {
  title: { size: 21, weight: 'bold', color: ink, leading: 1.25 },
  heading: { size: 11.5, weight: 'bold', color: ink, leading: 1.35 },
  term: { size: 8.5, weight: 'regular', color: brandStrong, leading: 1.5 },
  body: { size: 9.5, weight: 'regular', color: ink, leading: 1.5 },
  strong: { size: 9.5, weight: 'bold', color: ink, leading: 1.5 },
  label: { size: 8, weight: 'regular', color: secondaryInk, leading: 1.5 },
  small: { size: 7.5, weight: 'regular', color: secondaryInk, leading: 1.5 },
  price: { size: 20, weight: 'bold', color: ink, leading: 1.25 },
  fact: { size: 9, weight: 'regular', color: ink, leading: 1.5 },
  total: { size: 12, weight: 'bold', color: ink, leading: 1.45 },
} as const satisfies Record<string, TextStyle>

export const edges: Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>> = {
  left: 58,
  right: 58,
  top: 56,
  bottom: 84,
}
const a4 = { width: 595.28, height: 841.89 } as const
export const contentWidth = a4.width - edges.left - edges.right

export type Tag = 'P' | 'H1' | 'H2' | 'LI'

export type Pdf = {
  readonly document: PDFKit.PDFDocument
  /** Where the next line begins; blocks move it down. */
  y: number
  readonly write: (block: TextBlock) => void
  readonly decorate: (draw: () => void) => void
  /** Turns the page when the next block of this height would not fit. */
  readonly keepTogether: (height: number) => void
  readonly turnPage: () => void
  readonly heightOf: (text: string, style: TextStyle, width?: number) => number
  readonly moveDown: (points: number) => void
  readonly finish: (footer: FooterWriter) => Promise<Uint8Array>
}

export type TextBlock = {
  readonly text: string
  readonly style: TextStyle
  readonly tag?: Tag
  readonly x?: number
  readonly width?: number
  readonly align?: 'left' | 'right'
  readonly lang?: string
  /** Set where the reader's eye goes back up, for example to a second column. */
  readonly y?: number
}

export type FooterWriter = (line: (text: string, place: TextPlace) => void, page: string) => void

export type PdfOptions = {
  readonly title: string
  readonly author: string
  readonly lang: string
  /** The moment the pdf speaks of; the same facts give the same bytes. */
  readonly createdAt: Date
}

export function createPdf({ title, author, lang, createdAt }: PdfOptions): Pdf {
  const document = new PDFDocument({
    size: 'A4',
    margins: edges,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    tagged: true,
    lang,
    displayTitle: true,
    info: {
      Title: title,
      Author: author,
      Creator: 'CM24',
      Producer: 'CM24',
      CreationDate: createdAt,
    },
  })
  const chunks: Uint8Array[] = []
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise<Uint8Array>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)))
    document.on('error', reject)
  })
  registerFonts(document)
  const root = document.struct('Document')
  document.addStructure(root)

  const pdf: Pdf = {
    document,
    y: edges.top,
    write: (block) => writeBlock({ pdf, root, block }),
    decorate: (draw) => {
      document.markContent('Artifact', { type: 'Layout' })
      draw()
      document.endMarkedContent()
    },
    keepTogether: (height) => {
      if (pdf.y + height > a4.height - edges.bottom) pdf.turnPage()
    },
    turnPage: () => {
      document.addPage()
      pdf.y = edges.top
    },
    heightOf: (text, style, width = contentWidth) =>
      wrapText(document, { text, style, width }).length * lineHeight(style),
    moveDown: (points) => {
      pdf.y += points
    },
    finish: (footer) => {
      root.end()
      writeFooters(document, footer)
      document.end()
      return ended
    },
  }
  return pdf
}

/** A long block is tagged part by part, because a tag may not reach over a page's end. */
function writeBlock({
  pdf,
  root,
  block,
}: {
  pdf: Pdf
  root: PDFKit.PDFStructureElement
  block: TextBlock
}): void {
  const { document } = pdf
  const { x = edges.left, width = contentWidth, align = 'left', style } = block
  const lines = wrapText(document, { text: block.text, style, width })
  if (block.y === undefined) pdf.keepTogether(Math.min(lines.length, 3) * lineHeight(style))
  let y = block.y ?? pdf.y
  for (const part of partsPerPage(lines, style, y)) {
    if (part.isNextPage) {
      document.addPage()
      y = edges.top
    }
    const start = y
    root.add(
      document.struct(block.tag ?? 'P', block.lang ? { lang: block.lang } : {}, () => {
        part.lines.forEach((line, index) => {
          const place = { x, y: start + index * lineHeight(style), width, align }
          drawLine(document, line, style, place)
        })
      }),
    )
    y = start + part.lines.length * lineHeight(style)
  }
  if (block.y === undefined) pdf.y = y
}

function partsPerPage(lines: readonly string[], style: TextStyle, y: number) {
  const parts: { lines: string[]; isNextPage: boolean }[] = []
  let left = Math.floor((a4.height - edges.bottom - y) / lineHeight(style))
  let rest = [...lines]
  while (rest.length > 0) {
    const count = Math.max(1, left)
    parts.push({ lines: rest.slice(0, count), isNextPage: parts.length > 0 })
    rest = rest.slice(count)
    left = Math.floor((a4.height - edges.bottom - edges.top) / lineHeight(style))
  }
  return parts
}

/** Written last, when the number of pages is known. */
function writeFooters(document: PDFKit.PDFDocument, footer: FooterWriter): void {
  const { start, count } = document.bufferedPageRange()
  for (let index = start; index < start + count; index += 1) {
    document.switchToPage(index)
    document.markContent('Artifact', { type: 'Pagination' })
    document
      .moveTo(edges.left, a4.height - 66)
      .lineTo(a4.width - edges.right, a4.height - 66)
      .lineWidth(0.5)
      .strokeColor(hairline)
      .stroke()
    footer(
      (text, place) => drawLine(document, text, styles.small, { ...place, y: a4.height - place.y }),
      `${index - start + 1}/${count}`,
    )
    document.endMarkedContent()
  }
}
