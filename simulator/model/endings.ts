import type { Status } from './story.ts'
import { pendingOffers, type Telling } from './telling.ts'

/** The three ways in which an auction ends, and what each takes with it (rules 2, 6, 7). */

export function sell(telling: Telling, to: string, priceEur: number, at: number): void {
  telling.status = 'sold'
  telling.sold = { to, priceEur, at, isSecondChance: telling.secondChance !== null, canceled: null }
  telling.sales.push(telling.sold)
  telling.archived = null
  telling.lateOpen = false
  // What one operator asks of another ends with what it was for.
  telling.request = null
  clearTable(telling)
}

export function fail(telling: Telling, at: number): void {
  telling.status = 'failed'
  telling.failedAt = at
  telling.lateOpen = false
  telling.request = null
  clearTable(telling)
}

export function leaveMarket(telling: Telling, status: Extract<Status, 'failed_na' | 'inactive'>) {
  telling.status = status
  telling.archived = null
  telling.lateOpen = false
  clearTable(telling)
}

function clearTable(telling: Telling): void {
  telling.talks = null
  telling.reservedUntil = null
  telling.secondChance = null
  for (const offer of pendingOffers(telling)) offer.state = 'lapsed'
}
