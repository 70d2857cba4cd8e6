/**
 * The same thing asked again before the first answer came is the same asking: a double click is
 * faster than the next drawing, in which its button is busy. What differs is asked beside it.
 */
export function shareWhileRunning<Input, Answer>(
  call: (input: Input) => Promise<Answer>,
): (input: Input) => Promise<Answer> {
  const running = new Map<string, Promise<Answer>>()
  return (input) => {
    const name = JSON.stringify(input) ?? ''
    const known = running.get(name)
    if (known) return known
    const answer = call(input).finally(() => running.delete(name))
    running.set(name, answer)
    return answer
  }
}
