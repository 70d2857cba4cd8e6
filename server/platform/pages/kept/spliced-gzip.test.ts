import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { formsOf } from './piece-forms.ts'
import { gzipBeginning, gzipOfPieces, gzipWith } from './spliced-gzip.ts'

test.each([
  ['both', '<p>Käufer</p>'.repeat(5000), '<script>{"name":"Łódź"}</script>'],
  ['an empty end', 'a', ''],
  ['an empty beginning', '', 'b'],
])('%s are one file to whoever reads it', async (_what, beginning, end) => {
  const kept = await gzipBeginning(Buffer.from(beginning))
  for (const one of [end, `${end}!`]) {
    expect(gunzipSync(gzipWith(kept, Buffer.from(one))).toString()).toBe(beginning + one)
  }
})

test('pieces are one file in each order, and what was compressed of them is compressed once', () => {
  const texts = ['<ul>'.repeat(9000), '<li>42.000 €</li>', '', '<li>43.000 €</li>', '</ul>']
  const pieces = texts.map((markup) => formsOf({ markup }))
  for (const order of [pieces, pieces.toReversed()]) {
    const text = order.map(({ bytes }) => bytes.toString()).join('')
    expect(gunzipSync(gzipOfPieces(order)).toString()).toBe(text)
    const deflated = order.map((piece, at) => piece.deflatedAfter(order[at - 1]))
    for (const [at, piece] of order.entries())
      expect(piece.deflatedAfter(order[at - 1])).toBe(deflated[at])
  }
})

test('a card that follows one of its kind takes little', () => {
  const card = (price: number) =>
    formsOf({
      markup: `<li class="card"><a href="/wohnwagen/${price}"><span>Kastenwagen</span></a></li>`,
    })
  const [one, other] = [card(1), card(2)]
  expect(other.deflatedAfter(one).length).toBeLessThan(other.deflatedAfter(undefined).length / 2)
})

test('what is kept holds no more memory than its own length', async () => {
  const { deflated } = await gzipBeginning(Buffer.from('x'.repeat(10_000)))
  expect(deflated.buffer.byteLength).toBe(deflated.length)
})
