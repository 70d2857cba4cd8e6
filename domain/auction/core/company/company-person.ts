import { type CompanyRole, holdsCompanyRole } from '../../../account/company/company-role.ts'
import { startOfBerlinDay } from '../../../calendar/deadlines.ts'
import type { Instant } from '../../../calendar/instant.ts'
import { allowed, type Permission, refused } from '../../../refusal/refusal.ts'
import { isOwner } from '../actor.ts'
import type { AuctionCommand } from '../commands.ts'
import type { AuctionState } from '../state.ts'

/**
 * Who of a company asks (rules 1). The bidder is the company, so nothing of this is in an auction's state, events or
 * journal: it says only whether this person may bind the company, and to how much.
 */
export type CompanyPerson = {
  /** Null: they belong to it no more. */
  readonly role: CompanyRole | null
  readonly limits: CompanyLimits
  readonly committed: Commitments
  /** Whom to ask for more. */
  readonly ask: string
}

/** Whole euros; null: without a limit. */
export type CompanyLimits = {
  readonly bidEur: number | null
  readonly dayEur: number | null
}

/** To what a person bound the company on one day in Berlin: of each auction the highest amount. */
export type Commitments = {
  /** When the day began. */
  readonly day: Instant
  readonly byAuction: Readonly<Record<string, number>>
}

export const noLimits: CompanyLimits = { bidEur: null, dayEur: null }
export const noCommitments: Commitments = { day: 0, byAuction: {} }

/** The market's two sides have their people: whoever buys does not sell, and the other way round. */
export function mayActFor(
  person: Pick<CompanyPerson, 'role'> | undefined,
  side: 'buyer' | 'seller',
): Permission {
  if (person === undefined) return allowed
  const needed: CompanyRole = side === 'buyer' ? 'buyer' : 'backOffice'
  if (person.role !== null && holdsCompanyRole(person.role, [needed])) return allowed
  return refused('COMPANY_ROLE_MISSING', { roles: `${needed}, owner` })
}

/**
 * To how much a command binds the company that buys; null where it binds it to nothing more. An agent counts with its limit when
 * it is set, not bid by bid.
 */
export function commitmentEur(state: AuctionState, command: AuctionCommand): number | null {
  if (isOwner(state, command.actor)) return null
  switch (command.type) {
    case 'bid':
    case 'late_offer':
    case 'renegotiation_offer':
    case 'renegotiation_raise':
      return command.amountEur
    case 'set_agent':
      return command.secrets.limitEur
    case 'buy_now':
      return command.priceEur
    case 'renegotiation_accept':
      return state.renegotiation?.counters.at(-1)?.amountEur ?? null
    case 'second_chance_accept':
      return state.secondChance?.amountEur ?? null
    default:
      return null
  }
}

/** The limits of whoever asks, for this command alone and for the day with it. */
export function mayCommit(
  person: CompanyPerson,
  asked: { readonly auctionId: number; readonly amountEur: number; readonly at: Instant },
): Permission {
  const { limits, ask } = person
  const { amountEur } = asked
  if (limits.bidEur !== null && amountEur > limits.bidEur) {
    return refused('BID_LIMIT_EXCEEDED', { limitEur: limits.bidEur, amountEur, ask })
  }
  if (limits.dayEur === null) return allowed
  const { day, byAuction } = commitmentsOn(person.committed, asked.at)
  const { [asked.auctionId]: _here, ...elsewhere } = byAuction
  const committedEur = totalEur({ day, byAuction: elsewhere })
  if (committedEur + amountEur <= limits.dayEur) return allowed
  const leftEur = Math.max(0, limits.dayEur - committedEur)
  return refused('DAY_LIMIT_EXCEEDED', { limitEur: limits.dayEur, committedEur, leftEur, ask })
}

/** With what was just bound: of one auction the highest amount of the day counts, and what was outbid counts on. */
export function withCommitment(
  before: Commitments,
  bound: { readonly auctionId: number; readonly amountEur: number; readonly at: Instant },
): Commitments {
  const { auctionId, amountEur, at } = bound
  const { day, byAuction } = commitmentsOn(before, at)
  const highest = Math.max(byAuction[auctionId] ?? 0, amountEur)
  return { day, byAuction: { ...byAuction, [auctionId]: highest } }
}

/** Those of this day; a new day begins with none. */
export function commitmentsOn(committed: Commitments, at: Instant): Commitments {
  const day = startOfBerlinDay(at)
  return committed.day === day ? committed : { day, byAuction: {} }
}

export function totalEur({ byAuction }: Commitments): number {
  return Object.values(byAuction).reduce((sum, amountEur) => sum + amountEur, 0)
}
