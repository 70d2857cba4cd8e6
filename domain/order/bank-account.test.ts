import { expect, test } from 'vitest'
import { hourMs } from '../calendar/instant.ts'
import {
  accountShownFrom,
  type BankAccount,
  groupedIban,
  mayGiveAccount,
  orderAccounts,
  plainIban,
} from './bank-account.ts'

const at = Date.UTC(2026, 10, 18, 14, 30)
const first: BankAccount = {
  ...{ iban: 'DE89370400440532013000', holder: 'Petra Hansen', givenAt: at, shownFrom: at },
}
const other = {
  ...first,
  iban: 'NL91ABNA0417164300',
  givenAt: at + hourMs,
  shownFrom: at + 25 * hourMs,
}

test('the first account is shown at once, another one 24 hours after it was given (rules 10)', () => {
  expect(accountShownFrom(orderAccounts([], at), first, at)).toBe(at)
  const one = orderAccounts([first], at + hourMs)
  expect(accountShownFrom(one, other, at + hourMs)).toBe(other.shownFrom)
  const held = orderAccounts([first, other], other.shownFrom - 1)
  expect(held).toEqual({ shown: first, waiting: other })
  expect(orderAccounts([first, other], other.shownFrom)).toEqual({ shown: other, waiting: null })
})

test('an account that is given twice changes nothing (rules 10)', () => {
  expect(accountShownFrom(orderAccounts([first], at + 1), first, at + 1)).toBeNull()
  const held = orderAccounts([first, other], other.givenAt)
  expect(accountShownFrom(held, other, other.givenAt)).toBeNull()
})

test('nobody gives an account for what is paid, handed over or called off (rules 10)', () => {
  const order = { status: 'pending', handedOverAt: null, handover: { moneyArrivedAt: null } }
  expect(mayGiveAccount(order).isAllowed).toBe(true)
  for (const settled of [
    { ...order, status: 'canceled' },
    { ...order, handedOverAt: at },
    { ...order, handover: { moneyArrivedAt: at } },
  ]) {
    expect(mayGiveAccount(settled).isAllowed).toBe(false)
  }
})

test('an IBAN is kept plain and shown in groups of four', () => {
  expect(plainIban('de89 3704 0044 0532 0130 00')).toBe(first.iban)
  expect(groupedIban(first.iban)).toBe('DE89 3704 0044 0532 0130 00')
})
