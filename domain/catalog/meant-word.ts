/**
 * Whether somebody who looks for a term means a word of a name: it holds the term, or differs from it by what a finger slips
 * over. Both are plain words (`plainWords`). Numbers are meant as they stand, because one more is another model.
 */
export function isMeantWord(word: string, term: string): boolean {
  return word.includes(term) || isMisspelt(word, term)
}

/** Of the longer of both: of four letters, a fifth may be missing, and none may be another. */
const shortest = 5
const longFrom = 8
const alphabetic = /^\p{L}+$/u

function isMisspelt(word: string, term: string): boolean {
  const slips = term.length < longFrom ? 1 : 2
  return (
    Math.max(word.length, term.length) >= shortest &&
    word[0] === term[0] &&
    Math.abs(word.length - term.length) <= slips &&
    alphabetic.test(term) &&
    alphabetic.test(word) &&
    slipsBetween(word, term) <= slips
  )
}

/** Letters that are missing, too many, others, or two that changed places. */
function slipsBetween(word: string, term: string): number {
  let before: number[] = []
  let last = Array.from({ length: term.length + 1 }, (_, at) => at)
  for (let row = 1; row <= word.length; row += 1) {
    const next = [row]
    for (let at = 1; at <= term.length; at += 1) {
      const isSame = word[row - 1] === term[at - 1]
      const isSwapped =
        row > 1 && at > 1 && word[row - 1] === term[at - 2] && word[row - 2] === term[at - 1]
      next.push(
        Math.min(
          (next[at - 1] ?? 0) + 1,
          (last[at] ?? 0) + 1,
          (last[at - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[at - 2] ?? 0) + 1 : Number.MAX_SAFE_INTEGER,
        ),
      )
    }
    before = last
    last = next
  }
  return last[term.length] ?? 0
}
