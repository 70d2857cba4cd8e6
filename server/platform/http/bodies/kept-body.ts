import { exactBytes } from './exact-bytes.ts'

/** Bodies of answers that are given more than once: written as JSON at the first time, in the form in which they are sent. */
const bodies = new WeakMap<object, Buffer | null>()

const signs = {
  ...{ '{': Buffer.from('{'), '}': Buffer.from('}') },
  ...{ '[': Buffer.from('['), ']': Buffer.from(']'), ',': Buffer.from(',') },
}

/** From now on this answer, or this part of answers, never changes, and its body is kept as long as it is itself. */
export function keepBody<Answer extends object>(answer: Answer): Answer {
  bodies.set(answer, null)
  return answer
}

/** Undefined for all other answers. */
export function keptBodyOf(answer: unknown): Buffer | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined
  const known = bodies.get(answer)
  if (known !== null) return known
  const body = exactBytes(bodyOf(answer))
  bodies.set(answer, body)
  return body
}

/** A list of kept parts is put together from the parts' own bodies, and nothing of them is written again. */
function bodyOf(answer: object): Buffer {
  const members = Object.entries(answer).filter(([, value]) => value !== undefined)
  if (!members.some(([, value]) => isListOfKept(value))) return Buffer.from(JSON.stringify(answer))
  const pieces = members.map(([name, value]) => [
    Buffer.from(`${JSON.stringify(name)}:`),
    ...(isListOfKept(value) ? listOf(value) : [Buffer.from(JSON.stringify(value))]),
  ])
  return Buffer.concat([signs['{'], ...separated(pieces).flat(), signs['}']])
}

function isListOfKept(value: unknown): value is readonly object[] {
  return Array.isArray(value) && value.length > 0 && value.every((part) => bodies.has(part))
}

function listOf(parts: readonly object[]): Buffer[] {
  const items = parts.flatMap((part) => keptBodyOf(part) ?? [])
  return [signs['['], ...separated(items), signs[']']]
}

function separated<Piece>(pieces: readonly Piece[]): (Piece | Buffer)[] {
  return pieces.flatMap((piece, at) => (at === 0 ? [piece] : [signs[','], piece]))
}
