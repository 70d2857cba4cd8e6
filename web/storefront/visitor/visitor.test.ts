import { expect, test } from 'vitest'
import type { CustomerWrapper } from '#contract/customer.ts'
import { anonymous, isMerchant, mayEnter, visitorOf } from './visitor.ts'

type Facts = { roles?: string[]; accepted?: boolean | null; companyName?: string; name?: string }

/** Only the fields that the shell reads. */
function wrapper({ roles = [], accepted, companyName = '', name = '' }: Facts): CustomerWrapper {
  return {
    customer: { customerId: 7, email: 'e@example.test', surname: '', roles, companyName, name },
    merchant: accepted === undefined ? null : { acceptedByCm24: accepted },
    hasAnyAds: true,
    mustAcceptTerms: false,
  } as unknown as CustomerWrapper // The rest of the answer plays no part here.
}

/** Columns: what the account says, the kind of visitor, whether they have the merchant area. */
test.each([
  [{}, 'customer', false],
  [{ accepted: null }, 'merchant_in_review', true],
  [{ accepted: true }, 'merchant', true],
  [{ accepted: false }, 'customer', false],
  [{ roles: ['admin'] }, 'operator', false],
] as const)('%o is a %s', (facts, kind, entersMerchantArea) => {
  const visitor = visitorOf(wrapper(facts as Facts))
  expect(visitor.kind).toBe(kind)
  expect(isMerchant(visitor)).toBe(entersMerchantArea)
  expect(mayEnter(visitor, 'merchant')).toBe(entersMerchantArea)
  expect(mayEnter(visitor, 'customer')).toBe(true)
})

test('nobody logged in sees only what is for everyone', () => {
  const visitor = visitorOf({ customer: null } as CustomerWrapper)
  expect(visitor).toEqual(anonymous)
  expect(mayEnter(visitor, 'everyone')).toBe(true)
  expect(mayEnter(visitor, 'customer')).toBe(false)
})

test('the menu names the company, else the person, else the address', () => {
  expect(visitorOf(wrapper({ companyName: 'Nord GmbH', name: 'Erika' })).name).toBe('Nord GmbH')
  expect(visitorOf(wrapper({ name: 'Erika' })).name).toBe('Erika')
  expect(visitorOf(wrapper({})).name).toBe('e@example.test')
})
