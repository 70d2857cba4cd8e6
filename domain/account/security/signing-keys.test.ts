import { expect, test } from 'vitest'
import { dayMs, hourMs } from '../../calendar/instant.ts'
import { planSigningKeys, type SigningKey } from './signing-keys.ts'

const start = Date.parse('2026-11-02T08:00:00Z')

test('a key is published a day before it signs and until its tokens have ended (rules 11)', () => {
  const keys: SigningKey[] = []
  let made = 0
  const seen: { readonly at: number; readonly published: readonly string[] }[] = []
  for (let at = start; at < start + 200 * dayMs; at += hourMs) {
    const signsFrom = planSigningKeys(keys, at).nextSignsFrom
    if (signsFrom !== null) {
      made += 1
      keys.push({ keyId: `key ${made}`, signsFrom })
    }
    const { published, ended, nextSignsFrom } = planSigningKeys(keys, at)
    expect(nextSignsFrom).toBeNull()
    for (const keyId of ended)
      keys.splice(
        keys.findIndex((key) => key.keyId === keyId),
        1,
      )
    seen.push({ at, published })
  }
  const first = (of: string) => seen.find(({ published }) => published.includes(of))?.at ?? 0
  const signs = (of: string) => seen.find(({ published }) => published[0] === of)?.at ?? 0
  const last = (of: string) => seen.findLast(({ published }) => published.includes(of))?.at ?? 0
  expect(signs('key 1')).toBe(start)
  expect(signs('key 2')).toBe(start + 90 * dayMs)
  expect(first('key 2')).toBe(start + 89 * dayMs)
  expect(last('key 1')).toBe(signs('key 2') + hourMs)
  expect(signs('key 3') - signs('key 2')).toBe(90 * dayMs)
})

test('after a pause the old key signs until its successor has been published for a day', () => {
  const old = { keyId: 'old', signsFrom: start }
  const now = start + 300 * dayMs
  expect(planSigningKeys([old], now)).toEqual({
    published: ['old'],
    ended: [],
    nextSignsFrom: now + dayMs,
  })
})
