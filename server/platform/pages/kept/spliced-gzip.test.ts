import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { gzipBeginning, gzipWith } from './spliced-gzip.ts'

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

test('what is kept holds no more memory than its own length', async () => {
  const { deflated } = await gzipBeginning(Buffer.from('x'.repeat(10_000)))
  expect(deflated.buffer.byteLength).toBe(deflated.length)
})
