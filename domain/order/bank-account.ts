import { hourMs, type Instant } from '../calendar/instant.ts'
import { allowed, type Permission, refused } from '../refusal/refusal.ts'

/**
 * The account to which a buyer pays the price (rules 10). The seller gives it after the sale. One that takes the
 * place of another is shown 24 h later, so that whoever took over a seller's login redirects no payment unseen.
 */

export const accountHoldHours = 24
export const accountHolderLength = { least: 2, most: 70 } as const

export type BankAccount = {
  /** Capitals and digits, without blanks. */
  readonly iban: string
  readonly holder: string
  readonly givenAt: Instant
  readonly shownFrom: Instant
}

export type OrderAccounts = {
  /** What the buyer is shown now. */
  readonly shown: BankAccount | null
  /** Takes its place once its hold is over. */
  readonly waiting: BankAccount | null
}

/** @param given All that was given and not taken back, the oldest first. */
export function orderAccounts(given: readonly BankAccount[], now: Instant): OrderAccounts {
  return {
    shown: given.findLast(({ shownFrom }) => shownFrom <= now) ?? null,
    waiting: given.find(({ shownFrom }) => shownFrom > now) ?? null,
  }
}

/** When an account that is given now is shown; null where it stands already and nothing changes. */
export function accountShownFrom(
  { shown, waiting }: OrderAccounts,
  account: Pick<BankAccount, 'iban' | 'holder'>,
  now: Instant,
): Instant | null {
  const last = waiting ?? shown
  if (last === null) return now
  if (last.iban === account.iban && last.holder === account.holder) return null
  return now + accountHoldHours * hourMs
}

/** As long as somebody may still pay. */
export function mayGiveAccount(order: {
  readonly status: string
  readonly handedOverAt: Instant | null
  readonly handover: { readonly moneyArrivedAt: Instant | null }
}): Permission {
  const isOpen = order.status === 'pending' || order.status === 'paid'
  const isOwed = order.handedOverAt === null && order.handover.moneyArrivedAt === null
  return isOpen && isOwed ? allowed : refused('ACTION_NOT_POSSIBLE_NOW')
}

/** Capitals and digits alone, however it was typed. */
export function plainIban(text: string): string {
  return text.toUpperCase().replace(/\s/g, '')
}

/** In groups of four, as banks write it. */
export function groupedIban(iban: string): string {
  return iban.replace(/.{4}(?=.)/g, '$& ')
}
