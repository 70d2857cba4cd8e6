import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { keptPageOf } from './kept-page.ts'

const html = Array.from({ length: 3000 }, (_, n) => `<li class="card${n % 7}">${n * n}</li>`).join(
  '',
)

test('a page that is asked for again is compressed better, once, and stays the same page', async () => {
  const drawn = { status: 200, subjects: [], revision: 1, knownAt: 0 } as const
  const page = keptPageOf([{ markup: html }], drawn)
  const first = page.bytes()
  await page.compressAgain()
  expect(page.bytes()).toBeLessThan(first)
  expect(page.compressAgain()).toBeUndefined()
  expect(brotliDecompressSync(await page.body('br')).toString()).toBe(html)
})
