import { type ModelState, pendingOffers } from './model-state.ts'
import type { Status } from './scenario.ts'

/** The three ways in which an auction ends, and what each takes with it (rules 2, 6, 7). */

export function sell(state: ModelState, to: string, priceEur: number, at: number): void {
  state.status = 'sold'
  state.sold = { to, priceEur, at, isSecondChance: state.secondChance !== null, canceled: null }
  state.sales.push(state.sold)
  state.archived = null
  state.lateOpen = false
  // What one operator asks of another ends with what it was for.
  state.request = null
  clearTable(state)
}

export function fail(state: ModelState, at: number): void {
  state.status = 'failed'
  state.failedAt = at
  state.lateOpen = false
  state.request = null
  clearTable(state)
}

export function leaveMarket(state: ModelState, status: Extract<Status, 'failed_na' | 'inactive'>) {
  state.status = status
  state.archived = null
  state.lateOpen = false
  clearTable(state)
}

function clearTable(state: ModelState): void {
  state.renegotiation = null
  state.reservedUntil = null
  state.secondChance = null
  for (const offer of pendingOffers(state)) offer.state = 'lapsed'
}
