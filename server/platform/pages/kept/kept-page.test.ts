import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { keptPageOf } from './kept-page.ts'

const html = Array.from({ length: 3000 }, (_, n) => `<li class="card${n % 7}">${n * n}</li>`).join(
  '',
)

const drawn = { status: 200, subjects: [], revision: 1, knownAt: 0 } as const
const both = ['br', 'gzip'] as const

test('a page that is asked for again is compressed better, once, and stays the same page', async () => {
  const page = keptPageOf([{ markup: html }], drawn)
  const first = page.bytes()
  await page.compressAgain()
  expect(page.bytes()).toBeLessThan(first)
  expect(page.compressAgain()).toBeUndefined()
  expect(brotliDecompressSync(await page.body('br')).toString()).toBe(html)
})

test('a page of which little is new is put together of what was compressed before, and is the same page', async () => {
  const card = (price: number) => ({ markup: `<li class="card">Kastenwagen für ${price} €</li>` })
  const pieces = [{ markup: html }, card(1), card(2), { markup: '' }, { markup: '<footer>Łódź' }]
  const before = keptPageOf(pieces, drawn)
  expect(before.encodingAmong(both)).toBe('br')
  for (const price of [2, 3]) {
    const [first, second, , ...rest] = pieces
    const changed = [first, second, card(price), ...rest].flatMap((piece) => piece ?? [])
    const text = changed.map(({ markup }) => markup).join('')
    const page = keptPageOf(changed, drawn)
    expect(page.encodingAmong(both)).toBe('gzip')
    expect(gunzipSync(await page.body('gzip')).toString()).toBe(text)
    expect(String(await page.body(undefined))).toBe(text)
    expect(page.etag === before.etag).toBe(price === 2)
    await page.compressAgain()
    expect(page.encodingAmong(both)).toBe('br')
    expect(brotliDecompressSync(await page.body('br')).toString()).toBe(text)
    expect(page.bytes()).toBe((await page.body('br')).length)
  }
})

test('a browser that takes one form alone is sent that one', async () => {
  const piece = { markup: html }
  const [first, again] = [keptPageOf([piece], drawn), keptPageOf([piece], drawn)]
  expect([first.encodingAmong(['gzip']), again.encodingAmong(['br'])]).toEqual(['gzip', 'br'])
  expect(gunzipSync(await first.body('gzip')).toString()).toBe(html)
  expect(brotliDecompressSync(await again.body('br')).toString()).toBe(html)
  expect(first.encodingAmong([])).toBeUndefined()
})
