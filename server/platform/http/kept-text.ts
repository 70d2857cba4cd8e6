/** Texts of answers that are given more than once: written as JSON at the first time. */
const texts = new WeakMap<object, string | null>()

/** From now on this answer never changes, and its text is kept as long as it is itself. */
export function keepText<Answer extends object>(answer: Answer): Answer {
  texts.set(answer, null)
  return answer
}

/** Undefined for all other answers. */
export function keptTextOf(answer: unknown): string | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const known = texts.get(answer)
  if (known !== null) return known
  const text = JSON.stringify(answer)
  texts.set(answer, text)
  return text
}
