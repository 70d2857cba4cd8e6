import { expect, test } from 'vitest'
import { circlesOf, isOver, pageFiles } from './page-files.ts'

const manifest = {
  'web/storefront/entry-browser.tsx': { file: 'entry.js', css: ['entry.css'], imports: ['_react'] },
  _react: { file: 'react.js' },
  'virtual:messages/de-site': { file: 'site.js' },
  'virtual:messages/de-account': { file: 'account.js' },
  'virtual:messages/pl-site': { file: 'pl.js' },
  'web/storefront/screens/site/home/screen.tsx': {
    file: 'home.js',
    css: ['entry.css', 'home.css'],
    imports: ['_react', 'web/storefront/entry-browser.tsx'],
  },
}

test('a page fetches the start, the texts of its zone in one language, its own file and what they import, each once', () => {
  expect(pageFiles(manifest, () => 1000)).toEqual([
    { screen: 'site/home', scripts: 4, styles: 2, scriptBytes: 4000 },
  ])
})

test('a page is over its limit by files or by bytes', () => {
  const page = { screen: 'site/home', scripts: 4, styles: 2, scriptBytes: 4000 }
  expect(isOver(page, { files: 6, scriptBytes: 4000 })).toBe(false)
  expect(isOver(page, { files: 5, scriptBytes: 4000 })).toBe(true)
  expect(isOver(page, { files: 6, scriptBytes: 3999 })).toBe(true)
})

test('files that import each other are found', () => {
  expect(circlesOf(manifest)).toEqual([])
  const circle = { ...manifest, _react: { file: 'react.js', imports: ['_other'] } }
  expect(circlesOf({ ...circle, _other: { file: 'other.js', imports: ['_react'] } })).toEqual([
    '_react',
    '_other',
  ])
})
