/**
 * A text as a reader understands it, whatever characters it was disguised in: full-width and
 * circled digits, letters of other alphabets that look like ours, accents, keycaps, signs without
 * width. Each plain character knows where it came from, so that a finding can quote the original.
 */
export type PlainText = {
  readonly original: string
  /** Lower case, without accents; blanks and dashes of any kind are ' ' and '-'. */
  readonly text: string
  /** For each code unit of `text` its first one in `original`, and one more for the end. */
  readonly origins: readonly number[]
}

const lookalikes: Readonly<Record<string, string>> = {
  // Cyrillic and Greek letters that look like ours.
  ...{ а: 'a', в: 'b', е: 'e', з: '3', і: 'i', ј: 'j', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p' },
  ...{ с: 'c', ѕ: 's', т: 't', у: 'y', х: 'x', α: 'a', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p' },
  ...{ τ: 't', υ: 'u' },
  // Letters of our languages that do not fall apart into a letter and an accent.
  ...{ ß: 'ss', ł: 'l', ø: 'o', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i' },
}

/** Zeros of the digits that Unicode keeps as they are. */
const digitZeros: readonly number[] = [0x0660, 0x06f0, 0x0966]

export function plainText(original: string): PlainText {
  const characters: string[] = []
  const origins: number[] = []
  let origin = 0
  for (const sign of original) {
    const plain = plainOf(sign)
    characters.push(plain)
    // Of an emoji two, as expressions count it.
    for (let unit = 0; unit < plain.length; unit += 1) origins.push(origin)
    origin += sign.length
  }
  origins.push(original.length)
  return { original, text: characters.join(''), origins }
}

/** The original words of a part of the plain text. */
export function quoted(plain: PlainText, start: number, length: number): string {
  const from = plain.origins[start] ?? 0
  const to = plain.origins[start + length] ?? plain.original.length
  return plain.original.slice(from, to).trim()
}

function plainOf(sign: string): string {
  if (/\s/u.test(sign)) return ' '
  if (/\p{Pd}/u.test(sign)) return '-'
  if (/\p{Nd}/u.test(sign)) return digitOf(sign)
  const characters = sign
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase()
  return characters.replace(/./gu, (character) => lookalikes[character] ?? character)
}

function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  const zero = digitZeros.find((each) => code >= each && code < each + 10)
  return zero === undefined ? sign.normalize('NFKD') : String(code - zero)
}
