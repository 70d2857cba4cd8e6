/** Bodies of answers that are given more than once: written as JSON at the first time, in the form in which they are sent. */
const bodies = new WeakMap<object, Buffer | null>()

/** From now on this answer never changes, and its body is kept as long as it is itself. */
export function keepBody<Answer extends object>(answer: Answer): Answer {
  bodies.set(answer, null)
  return answer
}

/** Undefined for all other answers. */
export function keptBodyOf(answer: unknown): Buffer | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const known = bodies.get(answer)
  if (known !== null) return known
  const body = Buffer.from(JSON.stringify(answer))
  bodies.set(answer, body)
  return body
}
