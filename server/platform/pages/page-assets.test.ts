import { expect, test } from 'vitest'
import { readPageAssets } from './page-assets.ts'

const manifest = {
  'entry.tsx': { file: 'a/entry.js', css: ['a/entry.css'], imports: ['_shared.js'] },
  '_shared.js': { file: 'a/shared.js', css: ['a/shared.css'] },
  'web/storefront/screens/auction/product/screen.tsx': {
    file: 'a/product.js',
    css: ['a/product.css', 'a/shared.css'],
    imports: ['entry.tsx', '_gallery.js'],
  },
  'web/storefront/screens/auction/product/reader.tsx': {
    file: 'a/reader.js',
    isDynamicEntry: true,
    css: ['a/reader.css'],
    imports: ['_gallery.js'],
  },
  '_gallery.js': { file: 'a/gallery.js', css: ['a/gallery.css'], imports: ['_shared.js'] },
  'virtual:messages/pl': { file: 'a/pl.js' },
  '\0virtual:messages/pl-account': { file: 'a/account.js' },
  'font.woff2': { file: 'a/inter-latin-wght-normal-Dx4.woff2' },
}

test('the start of a page is the entry with all it imports, styles before those that build on them', () => {
  const assets = readPageAssets(manifest, 'entry.tsx')
  expect(assets.entryScript).toBe('/a/entry.js')
  expect(assets.entryPreloads).toEqual(['/a/shared.js'])
  expect(assets.entryStyles).toEqual(['/a/shared.css', '/a/entry.css'])
})

test('a screen brings only what the start has not brought already', () => {
  const screen = readPageAssets(manifest, 'entry.tsx').screens['auction/product']
  expect(screen?.scripts).toEqual(['/a/gallery.js', '/a/product.js'])
  expect(screen?.styles).toEqual(['/a/gallery.css', '/a/product.css'])
})

test('a part with a script of its own brings its styles with the page that shows it', () => {
  const { parts } = readPageAssets(manifest, 'entry.tsx')
  expect(parts).toEqual({ 'screens/auction/product/reader': ['/a/gallery.css', '/a/reader.css'] })
})

test('texts are found by locale and zone, and the font of plain letters is fetched ahead', () => {
  const assets = readPageAssets(manifest, 'entry.tsx')
  expect(assets.messages).toEqual({ pl: '/a/pl.js', 'pl-account': '/a/account.js' })
  expect(assets.fonts).toEqual(['/a/inter-latin-wght-normal-Dx4.woff2'])
})

test('a build without its entry stops the start', () => {
  expect(() => readPageAssets(manifest, 'other.tsx')).toThrow('other.tsx')
})
