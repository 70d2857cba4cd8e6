import { expect, test } from 'vitest'
import { islandFiles } from './island-files.ts'

const manifest = {
  'web/storefront/entry-islands.ts': { file: 'entry.js' },
  'web/storefront/islands/hydrate-island.tsx': { file: 'react.js', imports: ['_shared'] },
  _shared: { file: 'shared.js' },
  'web/storefront/frame/newsletter-form.tsx': {
    file: 'newsletter.js',
    imports: ['_shared', 'web/storefront/entry-islands.ts'],
  },
  'web/storefront/page-script/demo-bar.ts': { file: 'demo.js' },
}

test('an island costs the page’s script, React and its own files, each once; a demo’s bar is not counted', () => {
  const sizes: Record<string, number> = { 'react.js': 50, 'demo.js': 1000 }
  expect(islandFiles(manifest, (file) => sizes[file] ?? 5)).toEqual({
    loadBytes: 5,
    usedBytes: 65,
  })
})
