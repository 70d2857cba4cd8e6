import PDFDocument from 'pdfkit'
import { expect, test } from 'vitest'
import { registerFonts, runsOf } from './pdf-fonts.ts'

/** PDF/A allows no character that its font has not: it would be an empty box on the page. */

/** What pdfkit opened a font with knows which characters it has; its published types do not say so. */
type Opened = {
  readonly _font: { readonly font: { hasGlyphForCodePoint: (code: number) => boolean } }
}

const document = new PDFDocument()
registerFonts(document)

function lacking(text: string): string[] {
  return runsOf(text, 'regular').flatMap((run) => {
    const opened = document.font(run.font) as unknown as Opened // See above.
    return [...run.text].filter(
      (character) => !opened._font.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    )
  })
}

function written(text: string): string {
  return runsOf(text, 'regular')
    .map((run) => run.text)
    .join('')
}

test('whatever character comes, its font has it (rules 10)', () => {
  const all = Array.from({ length: 0xffff }, (_, code) => code + 1)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
  expect(lacking(all.join(''))).toEqual([])
})

// What somebody wrote, and what stands on the page: the same characters, their plain form, or a question mark.
test.each([
  ['Cœur des Vacances, Œuvre', 'Cœur des Vacances, Œuvre'],
  ['Τροχόσπιτα Αθηνών', 'Τροχόσπιτα Αθηνών'],
  ['Иван Петров', 'Иван Петров'],
  ['Řehoř Łódź Işık ß', 'Řehoř Łódź Işık ß'],
  ['Nguyễn', 'Nguyen'],
  ['B\u2011klasse 5\u20106', 'B-klasse 5-6'],
  ['漢', '?'],
])('%s stands on the page as %s', (text, expected) => {
  expect(written(text)).toBe(expected)
})
