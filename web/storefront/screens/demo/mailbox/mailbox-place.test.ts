import { describe, expect, it } from 'vitest'
import { addressOf, placeOf } from './mailbox-place.ts'

describe('the place in the mailbox (rules 14)', () => {
  it.each([
    '/dev/mailbox?to=hansen%40demo.cm24.example&page=2&mail=7',
    '/dev/mailbox?mail=7',
    '/dev/mailbox?',
  ])('%s reads back as it was written', (address) => {
    const place = placeOf(new URL(address, 'http://storefront').searchParams)
    expect(addressOf(place)).toBe(address)
  })

  it('takes nonsense for the beginning', () => {
    const place = placeOf(new URLSearchParams('to= &page=-1&mail=x'))
    expect(place).toEqual({ to: undefined, page: 1, mailId: undefined })
  })
})
