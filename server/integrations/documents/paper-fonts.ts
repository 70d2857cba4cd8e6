import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * Inter comes in one file per script, and no file holds both an `a` and a `ł`. So every line is
 * cut into runs, each set from the file that has its letters. The fonts are embedded: PDF/A
 * demands it, and a paper must look the same in twenty years.
 */
export type Weight = 'regular' | 'medium' | 'bold'

type Coverage = 'latin' | 'latin-ext'

const fileWeight: Readonly<Record<Weight, number>> = { regular: 400, medium: 500, bold: 700 }
const coverages: readonly Coverage[] = ['latin', 'latin-ext']
const weights: readonly Weight[] = ['regular', 'medium', 'bold']

const folder = join(
  dirname(createRequire(import.meta.url).resolve('@fontsource/inter/package.json')),
  'files',
)
const files = new Map<string, Buffer>()

export function registerFonts(document: PDFKit.PDFDocument): void {
  for (const weight of weights) {
    for (const coverage of coverages) {
      document.registerFont(fontName(weight, coverage), fontFile(weight, coverage))
    }
  }
}

export type Run = { readonly text: string; readonly font: string; readonly isFigure: boolean }

/**
 * Cuts a line into runs of one font. Figures are runs of their own, set in digits of one width, so
 * that amounts and dates align and no point disappears beside a 1. Letters that neither file has
 * become a question mark.
 */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: { text: string; font: string; isFigure: boolean }[] = []
  const parts = printable(text).split(/(\d(?:[\d.,]*\d)?)/)
  for (const [index, part] of parts.entries()) {
    const isFigure = index % 2 === 1
    for (const letter of part) {
      const font = fontName(weight, isLatin(letter) ? 'latin' : 'latin-ext')
      const last = runs.at(-1)
      if (last?.font === font && last.isFigure === isFigure) last.text += letter
      else runs.push({ text: letter, font, isFigure })
    }
  }
  return runs
}

function printable(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\u2002-\u200a\u202f]/g, '\u00a0')
    .replaceAll('\t', ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[^\u0020-\u024f\u1e00-\u1eff\u2010-\u2026\u20ac\u2122\u2212]/gu, '?')
}

function isLatin(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0
  return code <= 0xff || (code >= 0x2000 && code <= 0x206f) || code === 0x20ac || code >= 0x2122
}

function fontName(weight: Weight, coverage: Coverage): string {
  return `inter-${weight}-${coverage}`
}

function fontFile(weight: Weight, coverage: Coverage): Buffer {
  const name = `inter-${coverage}-${fileWeight[weight]}-normal.woff`
  const known = files.get(name)
  if (known) return known
  const read = readFileSync(join(folder, name))
  files.set(name, read)
  return read
}
