import { keepBody } from '../../platform/http/bodies/kept-body.ts'
import { createAskedAgain } from './asked-again.ts'

/** Whole answers to visitors, kept from the second asking on until a change that a visitor could see: most of them ask the same. */
export type VisitorAnswers<Answer> = {
  readonly find: (key: string, make: () => Promise<Answer>) => Promise<Answer>
  readonly drop: () => void
}

/** Up to 120 kB each. */
const maxKept = 200
const maxAsked = 1000

export function createVisitorAnswers<Answer extends object>(): VisitorAnswers<Answer> {
  const kept = new Map<string, Answer>()
  const isAskedAgain = createAskedAgain(maxAsked)
  let drops = 0
  return {
    find: async (key, make) => {
      const known = kept.get(key)
      if (known) return known
      const begun = drops
      const answer = keepBody(await make())
      // What changed meanwhile may not be in it.
      if (drops !== begun || !isAskedAgain(key)) return answer
      kept.set(key, answer)
      const [oldest] = kept.size > maxKept ? kept.keys() : []
      if (oldest !== undefined) kept.delete(oldest)
      return answer
    },
    drop: () => {
      drops += 1
      kept.clear()
    },
  }
}
