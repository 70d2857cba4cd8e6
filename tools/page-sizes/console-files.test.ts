import { expect, test } from 'vitest'
import { consoleFiles } from './console-files.ts'

const manifest = {
  'web/console/entry-browser.tsx': { file: 'entry.js', imports: ['_react'], css: ['base.css'] },
  _react: { file: 'react.js' },
  'virtual:console-messages/de': { file: 'de.js' },
  'virtual:console-messages/en': { file: 'en.js' },
  'web/console/screens/ads/queue/screen.tsx': { file: 'queue.js', css: ['queue.css', 'base.css'] },
}

test('a screen of the console costs the start, its own files and the texts of one language', () => {
  expect(consoleFiles(manifest, () => 10)).toEqual([
    { screen: 'ads/queue', scripts: 4, styles: 2, scriptBytes: 40 },
  ])
})
