/** Where two versions of a text part and meet again; in a long one only what lies between is of interest. */
export type TextDifference = {
  readonly start: string
  readonly middle: string
  readonly end: string
}

/** The later text in three parts: as before, new, as before. Parts are cut between words. */
export function textDifference(before: string, after: string): TextDifference {
  const old = wordsOf(before)
  const words = wordsOf(after)
  const most = Math.min(old.length, words.length)
  let first = 0
  while (first < most && old[first] === words[first]) first += 1
  let last = 0
  while (last < most - first && old.at(-1 - last) === words.at(-1 - last)) last += 1
  const endsAt = words.length - last
  return {
    start: words.slice(0, first).join(''),
    middle: words.slice(first, endsAt).join(''),
    end: words.slice(endsAt).join(''),
  }
}

/** Words and what lies between them, so that they make the text again. */
function wordsOf(text: string): readonly string[] {
  return text.split(/(\s+)/)
}
