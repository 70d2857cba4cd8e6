/**
 * The same thing asked again before the first answer came is the same asking: a double click is
 * faster than the next drawing, in which its button is busy. What differs is asked beside it; a key
 * that was made anew for the second press makes no difference. Told apart by their JSON: files, which
 * have none, go through the upload queue.
 */
export function shareWhileRunning<Input, Answer>(
  call: (input: Input) => Promise<Answer>,
): (input: Input) => Promise<Answer> {
  const running = new Map<string, Promise<Answer>>()
  return (input) => {
    const name = JSON.stringify(input, withoutKey) ?? ''
    const known = running.get(name)
    if (known) return known
    const answer = call(input).finally(() => running.delete(name))
    running.set(name, answer)
    return answer
  }
}

function withoutKey(field: string, value: unknown): unknown {
  return field === 'idempotencyKey' ? undefined : value
}
