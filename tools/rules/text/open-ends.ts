import { isCode, lineOf } from '../../project.ts'
import type { Rule } from '../../rule.ts'

/** Put together here, so that this file does not break its own rule. */
const markers = ['TO' + 'DO', 'FIX' + 'ME', 'XX' + 'X', 'HA' + 'CK'].join('|')
const markerPattern = new RegExp(`\\b(?:${markers})\\b`, 'g')

/** Comments that are program text: whole statements, not a word of prose. */
const deadCode =
  /^[ \t]*\/\/ ?(?:(?:const|let|var) \w+ =|import .* from '|export (?:const|function|type)|return [\w.]+[;(]?$|if \(.*\) \{|await \w+[.(]|\w+\([^)]*\)$|\}$)/gm

export const openEnds: Rule = {
  name: 'no open ends',
  instead: 'Do it now or leave it out. What is left for later belongs into the list of work.',
  check: ({ files }) =>
    files
      .filter((file) => isCode(file) || /\.(css|sql|md|json)$/.test(file.path))
      .filter(({ path }) => path !== 'package-lock.json')
      .flatMap((file) => [
        ...[...file.text.matchAll(markerPattern)].map((match) => ({
          path: file.path,
          line: lineOf(file.text, match.index),
          what: `says ${match[0]}`,
        })),
        ...(isCode(file) ? [...file.text.matchAll(deadCode)] : []).map((match) => ({
          path: file.path,
          line: lineOf(file.text, match.index),
          what: 'is program text in a comment',
        })),
      ]),
}
