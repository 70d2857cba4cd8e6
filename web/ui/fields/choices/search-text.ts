/**
 * Finds names however they are typed: "possl" and "poessl" both find Pössl. The browser's own
 * comparison cannot, because in German it reads ö as oe only.
 */

const plainCharacters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
}
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', å: 'aa', ø: 'oe' }

function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßłøæœđ]/gu, (character) => plainCharacters[character] ?? character)
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
}

function spellOut(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replace(/[äöüåø]/gu, (character) => spelledOut[character] ?? character)
}

/** Every typed word must begin or lie somewhere in the name, in any order. */
export function isFound(name: string, typed: string): boolean {
  const forms = formsOf(name)
  const typedParts = fold(typed).split(/\s+/u).filter(Boolean)
  return typedParts.every((word) => forms.some((form) => form.includes(word)))
}

/** The whole name was typed: "poessl" is Pössl, "pös" is not. */
export function isWholeName(name: string, typed: string): boolean {
  return formsOf(name.trim()).includes(fold(typed.trim()))
}

function formsOf(name: string): readonly string[] {
  return [fold(name), fold(spellOut(name))]
}
