import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * The filter of free texts knows phrases of eight languages and how telephone numbers are spelled, 25 kB, which the
 * editor's first question does not need. In the storefront's build answers are validated with `late-text-filter.ts`, which
 * fetches it once the page has come to rest; the server reads every text with all of it.
 */
const rules = /\/domain\/vehicle\/validate\.ts$/
const filter = '../free-text/text-filter.ts'

export function lateTextFilter(root: string): Plugin {
  return {
    name: 'cm24-late-text-filter',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id === filter && importer !== undefined && rules.test(importer)
        ? join(root, 'web/storefront/screens/listing/editor/late-text-filter.ts')
        : null,
  }
}
