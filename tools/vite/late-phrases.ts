import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * The filter of free texts knows phrases of eight languages, 23 kB, which the editor's first question does not need. In the
 * storefront's build it asks `late-phrases.ts`, which fetches them once the page has come to rest; the server
 * reads every text with all of them.
 */
const filter = /\/domain\/free-text\/text-filter\.ts$/
const phrases = './phrases/phrases.ts'

export function latePhrases(root: string): Plugin {
  return {
    name: 'cm24-late-phrases',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id === phrases && importer !== undefined && filter.test(importer)
        ? join(root, 'web/storefront/screens/listing/editor/late-phrases.ts')
        : null,
  }
}
