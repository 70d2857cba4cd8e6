import { describe, expect, it } from 'vitest'
import type { Permission } from '../refusal/refusal.ts'
import type { Merchant, MerchantAdmission } from './customer.ts'
import type { LockLimit, LoginAttempts } from './login-lock.ts'
import { afterWrongLogin, mayLogin, noLoginAttempts } from './login-lock.ts'
import {
  acceptedByCm24,
  admissionAfter,
  mayApplyAsMerchant,
  mayUseDealerTools,
} from './merchant-admission.ts'
import { companyKeyOf, isOwnOrLinkedAd } from './own-ad.ts'
import {
  accountCheckCode,
  isCompleteAndVerified,
  profileCompleteness,
} from './profile-completeness.ts'
import { mustAcceptTerms } from './terms.ts'

const codeOf = (permission: Permission) =>
  permission.isAllowed ? 'allowed' : permission.refusal.code

const person = { name: 'Uwe', surname: 'Petersen', phone: '0431 987654' }
const address = { street: 'Kai 1', zipCode: '24103', city: 'Kiel', country: 'DE' }
const firm = {
  companyName: 'Petersen GmbH',
  managingDirector: 'Uwe Petersen',
  vatRegNo: 'DE123456789',
}
const contact = {
  commercialCustomerContactName: 'Ute',
  commercialCustomerContactSurname: 'Petersen',
  commercialCustomerContactPhone: '0431 987655',
}

describe('what completes an account (spec 4, 7.2; rules 11)', () => {
  it.each([
    ['PRIVATE', { ...person, ...address }, []],
    ['PRIVATE', { ...person, ...address, zipCode: '2410' }, ['zipCode']],
    ['PRIVATE', { ...person, ...address, phone: '987654', city: ' ' }, ['phone', 'city']],
    ['PRIVATE', { ...person, ...address, country: 'DEUTSCHLAND' }, ['country']],
    ['PRIVATE', { ...person, ...address, country: 'XX' }, ['country']],
    // A vehicle of there would be sold under no rate (rules 10).
    ['COMMERCIAL', { ...firm, ...address, ...contact, country: 'IE' }, ['country']],
    ['COMMERCIAL', { ...firm, ...address, ...contact }, []],
    ['COMMERCIAL', { ...firm, ...address }, Object.keys(contact)],
    ['MERCHANT', { ...firm, ...person, ...address }, ['tradeRegistrationFile']],
    [
      'MERCHANT',
      { ...firm, ...person, ...address, tradeRegistrationFile: 'd/9', vatRegNo: 'DE1' },
      ['vatRegNo'],
    ],
  ] as const)(
    'a %s profile without some fields lacks exactly these',
    (profileType, profile, missing) => {
      const completeness = profileCompleteness(profile, profileType)
      expect(completeness.missing).toEqual(missing)
      expect(completeness.isComplete).toBe(missing.length === 0)
    },
  )

  it.each([
    [true, true, 'MERCHANT_COMPLETE_AND_EMAIL_VERIFIED', true],
    [true, false, 'MERCHANT_COMPLETE_EMAIL_NOT_VERIFIED', false],
    [false, true, 'MERCHANT_NOT_COMPLETE', false],
  ])('answers complete %s, verified %s with %s', (isComplete, isEmailVerified, code, isDone) => {
    const answer = accountCheckCode({ profileType: 'MERCHANT', isComplete }, { isEmailVerified })
    expect(answer).toBe(code)
    expect(isCompleteAndVerified(answer)).toBe(isDone)
  })
})

describe('the login lock (rules 11)', () => {
  const now = 1_000_000
  const failing = (times: number, limit: LockLimit): LoginAttempts =>
    Array.from({ length: times }).reduce<LoginAttempts>(
      (attempts) => afterWrongLogin(attempts, { now, limit }).attempts,
      noLoginAttempts,
    )

  it.each([
    ['accountOnNetwork', 5],
    ['device', 5],
    ['network', 20],
    ['account', 100],
  ] as const)('%s: locks at the mistake number %i, once', (limit, last) => {
    const before = failing(last - 1, limit)
    expect(codeOf(mayLogin(before, now))).toBe('allowed')
    expect(afterWrongLogin(before, { now, limit }).isLockedNow).toBe(true)
    const locked = failing(last, limit)
    expect(codeOf(mayLogin(locked, now))).toBe('LOGIN_LOCKED')
    expect(afterWrongLogin(locked, { now: now + 1, limit }).isLockedNow).toBe(false)
    expect(mayLogin(locked, now + 1)).toMatchObject({ refusal: { facts: { minutes: 15 } } })
  })

  it('opens after 15 minutes to the millisecond and counts anew', () => {
    const locked = failing(5, 'device')
    expect(codeOf(mayLogin(locked, now + 899_999))).toBe('LOGIN_LOCKED')
    expect(codeOf(mayLogin(locked, now + 900_000))).toBe('allowed')
    expect(afterWrongLogin(locked, { now: now + 900_000, limit: 'device' })).toEqual({
      attempts: { wrongInARow: 1 },
      isLockedNow: false,
    })
  })
})

describe('the admission of merchants (rules 11)', () => {
  it.each([
    ['none', 'apply', 'in_review'],
    ['in_review', 'accept', 'accepted'],
    ['in_review', 'ask_for_more', 'needs_more'],
    ['needs_more', 'apply', 'in_review'],
    ['needs_more', 'accept', undefined],
    ['refused', 'apply', 'in_review'],
    ['accepted', 'refuse', undefined],
    ['none', 'accept', undefined],
  ] as const)('from %s, %s leads to %s', (admission, command, expected) => {
    expect(admissionAfter(admission, command)).toBe(expected)
  })

  it.each([
    ['accepted', true, 'allowed'],
    ['in_review', null, 'allowed'],
    ['needs_more', null, 'allowed'],
    ['refused', false, 'NOT_A_MERCHANT'],
    ['none', null, 'NOT_A_MERCHANT'],
  ] as const)(
    '%s is %s on the wire and %s at the watchlist (rules 1)',
    (admission, flag, expected) => {
      expect(acceptedByCm24(admission)).toBe(flag)
      expect(codeOf(mayUseDealerTools(merchantWith(admission)))).toBe(expected)
    },
  )

  it('is never asked for by an operator (rules 1)', () => {
    expect(codeOf(mayApplyAsMerchant({ roles: ['admin'] }))).toBe('FORBIDDEN')
    expect(codeOf(mayApplyAsMerchant({ roles: [] }))).toBe('allowed')
  })
})

function merchantWith(admission: MerchantAdmission): Merchant | undefined {
  if (admission === 'none') return undefined
  return { merchantId: 5, admission, isBlocked: false, isBiddingStopped: false }
}

describe('the terms popup (spec 9.5)', () => {
  const day = 86_400_000
  const today = 100 * day
  it.each([
    ['never accepted', { acceptedAt: undefined }, true],
    ['accepted since they are valid', { acceptedAt: 95 * day, validFrom: 90 * day }, false],
    ['accepted before they were valid', { acceptedAt: 80 * day, validFrom: 90 * day }, true],
    [
      'announced for later, accepted yesterday',
      { acceptedAt: 99 * day, validFrom: 110 * day },
      true,
    ],
    ['announced for later, accepted today', { acceptedAt: today + 1, validFrom: 110 * day }, false],
    ['of no merchant', { acceptedAt: undefined, isCompletedMerchant: false }, false],
  ])('for terms %s', (_case, change, expected) => {
    const facts = { isCompletedMerchant: true, validFrom: 0, startOfToday: today }
    expect(mustAcceptTerms({ ...facts, ...change })).toBe(expected)
  })
})

describe('own and linked ads (rules 1)', () => {
  it.each([
    ['the customer', { customerId: 1 }, { customerId: 1 }, [], true],
    ['a stranger', { customerId: 1 }, { customerId: 2 }, [], false],
    [
      'a colleague',
      { customerId: 1, companyKey: 'DE1' },
      { customerId: 2, companyKey: 'DE1' },
      [],
      true,
    ],
    [
      'another company',
      { customerId: 1, companyKey: 'DE1' },
      { customerId: 2, companyKey: 'DE2' },
      [],
      false,
    ],
    ['a linked account', { customerId: 1 }, { customerId: 2 }, [[2, 1]], true],
    ['an account linked to a third', { customerId: 1 }, { customerId: 2 }, [[2, 3]], false],
  ] as const)('belong to %s', (_case, owner, bidder, links, expected) => {
    expect(isOwnOrLinkedAd({ owner, bidder, links })).toBe(expected)
  })

  it('compare companies by their VAT id, however it was typed', () => {
    expect(companyKeyOf('de 123.456-789')).toBe('DE123456789')
    expect(companyKeyOf('CHE-123.456.789 MWST')).toBe(companyKeyOf('CHE-123.456.789 TVA'))
    expect(companyKeyOf('CHE-123.456.789 MWST')).toBe(companyKeyOf('CHE123456789'))
    expect(companyKeyOf(' ')).toBeUndefined()
    expect(companyKeyOf(undefined)).toBeUndefined()
  })
})
