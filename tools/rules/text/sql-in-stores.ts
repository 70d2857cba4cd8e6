import { isCode, isTest, lineOf } from '../../project.ts'
import type { Rule } from '../../rule.ts'

const areas = /^server\/areas\//
/** `*-lists.ts` are an area's reading queries that other areas may call; a store is the area's own. */
const storeNames = /-(store|lists)\.ts$/

/** The bid path: named statements, sent together in a pipeline (docs/architecture.md). */
const bidPath = new Set([
  'server/areas/auction/commands/load-batch.ts',
  'server/areas/auction/commands/run-batch.ts',
  'server/areas/auction/commands/write-batch.ts',
  'server/areas/account/merchant/list-market-people.ts',
])

export const sqlInStores: Rule = {
  name: 'SQL in stores',
  instead:
    'A use case calls its area’s *-store.ts; what other areas may ask for as well stands in a *-lists.ts.',
  check: ({ files }) =>
    files
      .filter((file) => areas.test(file.path) && isCode(file) && !isTest(file))
      .filter(({ path }) => !storeNames.test(path) && !bidPath.has(path))
      .flatMap((file) =>
        [...file.syntax.matchAll(/\.query\s*[<(]/g)].map((match) => ({
          path: file.path,
          line: lineOf(file.syntax, match.index),
          what: 'asks the database itself',
        })),
      ),
}
