import { type Run, runsOf, type Weight } from './pdf-fonts.ts'

export type TextStyle = {
  readonly size: number
  readonly weight: Weight
  readonly color: string
  /** Distance of base lines as a multiple of the size. */
  readonly leading: number
}

export type TextPlace = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly align?: 'left' | 'right'
}

/** Breaks at spaces, and inside a word only when it is longer than a whole line. */
export function wrapText(
  document: PDFKit.PDFDocument,
  { text, style, width }: { text: string; style: TextStyle; width: number },
): string[] {
  const space = textWidth(document, ' ', style)
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    let filled = 0
    // Word by word: measuring the growing line anew each time would cost its square.
    for (const word of paragraph
      .split(' ')
      .flatMap((long) => pieces(document, long, style, width))) {
      const added = textWidth(document, word, style)
      if (line !== '' && filled + space + added > width) {
        lines.push(line)
        line = word
        filled = added
      } else {
        filled += line === '' ? added : space + added
        line = line === '' ? word : `${line} ${word}`
      }
    }
    return [...lines, line]
  })
}

export function textWidth(document: PDFKit.PDFDocument, text: string, style: TextStyle): number {
  return runsOf(text, style.weight).reduce((sum, run) => sum + runWidth(document, run, style), 0)
}

/** Sets one line; its base lies as deep in the line as in every other line of this style. */
export function drawLine(
  document: PDFKit.PDFDocument,
  line: string,
  style: TextStyle,
  place: TextPlace,
): void {
  let x = place.x
  if (place.align === 'right') x += place.width - textWidth(document, line, style)
  const runs = runsOf(line, style.weight)
  for (const [index, run] of runs.entries()) {
    document.font(run.font).fontSize(style.size).fillColor(style.color)
    document.text(run.text, x, place.y, { ...optionsOf(run), lineBreak: false })
    if (index < runs.length - 1) x += runWidth(document, run, style)
  }
}

/**
 * Shaping a run costs more than all else here, and a pdf asks for each word's width several
 * times: for its block's height, for its line, for its place.
 */
const widthsPerDocument = new WeakMap<PDFKit.PDFDocument, Map<string, number>>()

function runWidth(document: PDFKit.PDFDocument, run: Run, style: TextStyle): number {
  const widths = widthsPerDocument.get(document) ?? new Map<string, number>()
  widthsPerDocument.set(document, widths)
  const key = `${run.font}/${run.isFigure}/${run.text}`
  const known = widths.get(key)
  if (known !== undefined) return known * style.size
  const width = document.font(run.font).fontSize(1000).widthOfString(run.text, optionsOf(run))
  widths.set(key, width / 1000)
  return (width / 1000) * style.size
}

export function lineHeight(style: TextStyle): number {
  return style.size * style.leading
}

function pieces(
  document: PDFKit.PDFDocument,
  word: string,
  style: TextStyle,
  width: number,
): string[] {
  if (textWidth(document, word, style) <= width) return [word]
  const parts: string[] = []
  let part = ''
  for (const character of word) {
    if (part !== '' && textWidth(document, part + character, style) > width) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}

function optionsOf(run: Run): PDFKit.Mixins.TextOptions {
  return run.isFigure ? { features: ['tnum'] } : {}
}
