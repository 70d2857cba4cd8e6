import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { unpackWoff } from './unpack-woff.ts'

/**
 * Inter comes in one file per script, and no file holds both an `a` and a `ł`. So every line is
 * cut into runs, each set from the file that has its characters. The fonts are embedded: PDF/A
 * demands it, and a pdf must look the same in twenty years.
 */
export type Weight = 'regular' | 'medium' | 'bold'

/** The characters of each file that documents use: those of the countries that dealers come from, and what they write beside. */
const charactersOf = {
  latin: /^[ -~\u00a0-\u00ac\u00ae-\u00ff\u0131\u0152\u0153–—‘-‚“-„•…€™−]$/u,
  'latin-ext':
    /^[\u0100-\u0148\u014a-\u01c3\u01c5-\u024f\u1e00-\u1e9b\u1e9d-\u1e9f\u1ef2-\u1ef9]$/u,
  greek: /^[\u0384-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce]$/u,
  cyrillic: /^[\u0400-\u045f\u0490\u0491]$/u,
} as const satisfies Readonly<Record<string, RegExp>>

type Coverage = keyof typeof charactersOf

const fileWeight: Readonly<Record<Weight, number>> = { regular: 400, medium: 500, bold: 700 }
// The keys of the table above.
const coverages = Object.keys(charactersOf) as Coverage[]
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
 * that amounts and dates align and no point disappears beside a 1. A character that no file has is set
 * without its marks, or else as a question mark.
 */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: { text: string; font: string; isFigure: boolean }[] = []
  const parts = printable(text).split(/(\d(?:[\d.,]*\d)?)/)
  for (const [index, part] of parts.entries()) {
    const isFigure = index % 2 === 1
    for (const character of part) {
      const font = fontName(weight, coverageOf(character) ?? 'latin')
      const last = runs.at(-1)
      if (last?.font === font && last.isFigure === isFigure) last.text += character
      else runs.push({ text: character, font, isFigure })
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
    .replaceAll(/[\u2010\u2011]/g, '-')
    .replaceAll(/[^ -~]/gu, (character) => (coverageOf(character) ? character : plainOf(character)))
}

/** What is left of a character without its marks, if that can be set. */
function plainOf(character: string): string {
  const plain = character.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return coverageOf(plain) ? plain : '?'
}

function coverageOf(character: string): Coverage | undefined {
  return coverages.find((coverage) => charactersOf[coverage].test(character))
}

function fontName(weight: Weight, coverage: Coverage): string {
  return `inter-${weight}-${coverage}`
}

function fontFile(weight: Weight, coverage: Coverage): Buffer {
  const name = `inter-${coverage}-${fileWeight[weight]}-normal.woff`
  const known = files.get(name)
  if (known) return known
  const read = unpackWoff(readFileSync(join(folder, name)))
  files.set(name, read)
  return read
}
