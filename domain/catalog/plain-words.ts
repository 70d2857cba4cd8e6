/** "Buerstner" is looked for as "Bürstner", "Bürstner" and "Burstner"; letters and digits only. */
export function plainWords(text: string): readonly string[] {
  const lower = text.toLowerCase().replace(/ä|ae/g, 'a').replace(/ö|oe/g, 'o').replace(/ü|ue/g, 'u')
  // Most names have no other letters, and this is asked for every ad that is loaded.
  if (hasOnlyAscii.test(lower)) return lower.split(/[^a-z\d]+/).filter(isWord)
  const plain = lower.normalize('NFKD').replace(/\p{M}/gu, '')
  return plain.split(/[^\p{L}\d]+/u).filter(isWord)
}

const isWord = (word: string) => word !== ''

const hasOnlyAscii = /^[ -~]*$/
