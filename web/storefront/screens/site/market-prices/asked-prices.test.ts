import { expect, test } from 'vitest'
import { askedPrices, askedText, switched } from './asked-prices.ts'

const bodyTypes = ['alcove', 'integrated', 'liner']

test('a body type is switched off, on again, and with none left all are shown', () => {
  const asked = { kind: 'motorhome' } as const
  const without = switched(asked, { bodyType: 'alcove', bodyTypes })
  expect(without).toEqual({ kind: 'motorhome', body: ['integrated', 'liner'] })
  expect(switched(without, { bodyType: 'alcove', bodyTypes })).toEqual(asked)
  const one = switched(without, { bodyType: 'liner', bodyTypes })
  expect(switched(one, { bodyType: 'integrated', bodyTypes })).toEqual(asked)
})

test('an address is read as it was written, and what is none of the page is left out', () => {
  const asked = { kind: 'trailer', age: 'to8', country: 'DE', body: ['alcove', 'liner'] } as const
  const text = askedText({ ...asked, body: [...asked.body] })
  expect(askedPrices(new URLSearchParams(text))).toEqual(asked)
  expect(askedPrices(new URLSearchParams('kind=boat&age=9&country=x&body=a%20b'))).toEqual({})
})
