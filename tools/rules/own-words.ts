import { lineOf } from '../project.ts'
import type { Rule } from '../rule.ts'

/**
 * The project speaks of its subject, not of how or where it was written. The words are put together
 * here, so that they stand nowhere in the project, not even in this file.
 */
const words: readonly string[] = [
  ['/wo', 'rk/(shared|main|\\.lib)'],
  ['/tmp/', 'brief'],
  ['bare-', 'start'],
  ['cla', 'ude'],
  ['anth', 'ropic'],
  ['chat', 'gpt'],
  ['open', 'ai\\b'],
  ['\\bcopi', 'lot\\b'],
  ['\\bllm', 's?\\b'],
  ['language ', 'model'],
  ['ai[- ]', '(generated|assisted)'],
  ['sub', '-?agent'],
  ['co-auth', 'ored-by'],
  ['\\bprompt ', 'engineer'],
].map((parts) => parts.join(''))

const pattern = new RegExp(words.join('|'), 'gi')

export const ownWords: Rule = {
  name: 'own words',
  instead: 'Say it in the terms of the market, or leave it out.',
  check: ({ files }) =>
    files
      .filter(({ path }) => path !== 'package-lock.json')
      .flatMap(({ path, text }) =>
        [...text.matchAll(pattern)].map((match) => ({
          path,
          line: lineOf(text, match.index),
          what: `says "${match[0]}"`,
        })),
      ),
}
