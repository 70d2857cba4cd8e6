import { dayMs, hourMs, type Instant } from '../../calendar/instant.ts'
import type { PriceRange } from '../../pricing/odds/price-odds.ts'
import { type Refused, refused } from '../../refusal/refusal.ts'
import { mostPostponedDays } from './later-days.ts'

/** What an owner asks for when they ask what their vehicle is worth, and what becomes of it (spec 3, 4). */

export const valuationStatuses = ['editing', 'under_review', 'valuated'] as const
export type ValuationStatus = (typeof valuationStatuses)[number]

export const valuatedWithinHours = 24
export const reportLastsDays = 365
/** Who leaves a report unused is written to after so many days each (rules 12). */
export const reportReminderDays = [2, 10] as const
/** Who left their address and did not send the request is written to after so many days each, as of an ad (rules 12). */
export const unfinishedReminderDays = [1, 3, 7] as const
/** A range tells of the market of its day; after so many days it should be asked for anew. */
export const rangeHoldsDays = 90

export type ValuationAnswer = {
  readonly fromEur: number
  readonly toEur: number
  readonly words: string
  /** Sent without a person, and shown as such; what a person answers takes its place. */
  readonly isComputed: boolean
}

export type ValuationRequest = {
  readonly status: ValuationStatus
  readonly email: string | null
  readonly phone: string
  readonly remarks: string
  readonly submittedAt: Instant | null
  /** "Not selling now": until then nobody is hurried, and the owner is written to once. */
  readonly postponedUntil: Instant | null
  readonly valuatedAt: Instant | null
  readonly reportEndsAt: Instant | null
  readonly answer: ValuationAnswer | null
}

export const newValuationRequest: ValuationRequest = {
  status: 'editing',
  email: null,
  phone: '',
  remarks: '',
  submittedAt: null,
  postponedUntil: null,
  valuatedAt: null,
  reportEndsAt: null,
  answer: null,
}

export type ValuationCommand =
  | {
      readonly type: 'write'
      readonly email?: string | undefined
      readonly phone?: string | undefined
      readonly remarks?: string | undefined
    }
  /** `missing`: answers about the vehicle without which nobody can value it. */
  | { readonly type: 'submit'; readonly missing: readonly string[] }
  | { readonly type: 'postpone'; readonly until: Instant }
  | { readonly type: 'answer'; readonly answer: Omit<ValuationAnswer, 'isComputed'> }
  /** What the model said, where a setting lets it; a person still looks at the request. */
  | { readonly type: 'answer_computed'; readonly range: PriceRange }

export type ValuationDecision =
  | { readonly isAllowed: true; readonly next: ValuationRequest }
  | Refused

/** One decision for every step. The same step again, after a lost answer, changes nothing. */
export function decideValuation(
  request: ValuationRequest,
  command: ValuationCommand,
  now: Instant,
): ValuationDecision {
  switch (command.type) {
    case 'write':
      return decideWrite(request, command)
    case 'submit':
      return decideSubmit(request, command.missing, now)
    case 'postpone':
      return decidePostpone(request, command.until, now)
    case 'answer':
      return decideAnswer(request, { ...command.answer, isComputed: false }, now)
    case 'answer_computed':
      return decideAnswerComputed(request, command.range, now)
  }
}

/** When the answer was promised; a request that its owner postponed has time until that day. */
export function valuationDueAt(
  request: Pick<ValuationRequest, 'submittedAt' | 'postponedUntil'>,
): Instant | null {
  const { submittedAt, postponedUntil } = request
  if (submittedAt === null) return null
  return Math.max(submittedAt + valuatedWithinHours * hourMs, postponedUntil ?? 0)
}

export function isReportOpen(
  request: Pick<ValuationRequest, 'answer' | 'reportEndsAt'>,
  now: Instant,
): boolean {
  return request.answer !== null && now < (request.reportEndsAt ?? 0)
}

/** Any action of the owner stops the reminders of a report: a day that they named, or the ad that they submitted. */
export function isReportUnused(
  request: Pick<ValuationRequest, 'answer' | 'reportEndsAt' | 'postponedUntil'>,
  { isAdEditing, now }: { readonly isAdEditing: boolean; readonly now: Instant },
): boolean {
  return isReportOpen(request, now) && request.postponedUntil === null && isAdEditing
}

/** Sending the request, or submitting the ad itself, stops the reminders of one that was begun. */
export function isUnfinished(
  request: Pick<ValuationRequest, 'status' | 'email'>,
  { isAdEditing }: { readonly isAdEditing: boolean },
): boolean {
  return request.status === 'editing' && request.email !== null && isAdEditing
}

function decideWrite(
  request: ValuationRequest,
  { email, phone, remarks }: ValuationCommand & { readonly type: 'write' },
): ValuationDecision {
  const next = {
    ...request,
    ...(email !== undefined && { email }),
    ...(phone !== undefined && { phone }),
    ...(remarks !== undefined && { remarks }),
  }
  const isSame =
    next.email === request.email && next.phone === request.phone && next.remarks === request.remarks
  return isSame || request.status === 'editing' ? become(next) : notNow()
}

function decideSubmit(
  request: ValuationRequest,
  missing: readonly string[],
  now: Instant,
): ValuationDecision {
  if (request.status !== 'editing') return become(request)
  const [first] = request.email === null ? [...missing, 'email'] : missing
  if (first !== undefined) {
    return refused('VALUATION_INCOMPLETE', { missing: first })
  }
  return become({ ...request, status: 'under_review', submittedAt: now, postponedUntil: null })
}

function decidePostpone(
  request: ValuationRequest,
  until: Instant,
  now: Instant,
): ValuationDecision {
  if (until <= now || until > now + mostPostponedDays * dayMs) {
    return refused('VALIDATION_FAILED', { field: 'postponedUntil' })
  }
  return become({ ...request, postponedUntil: until })
}

function decideAnswer(
  request: ValuationRequest,
  answer: ValuationAnswer,
  now: Instant,
): ValuationDecision {
  if (request.status !== 'under_review') return notNow()
  if (answer.fromEur > answer.toEur) {
    return refused('VALIDATION_FAILED', { field: 'toEur' })
  }
  return become({ ...answered(request, answer, now), status: 'valuated' })
}

/** The request goes on waiting for a person; the same answer again changes nothing. */
function decideAnswerComputed(
  request: ValuationRequest,
  { fromEur, toEur }: PriceRange,
  now: Instant,
): ValuationDecision {
  if (request.status !== 'under_review') return notNow()
  if (request.answer !== null) return become(request)
  return become(answered(request, { fromEur, toEur, words: '', isComputed: true }, now))
}

function answered(
  request: ValuationRequest,
  answer: ValuationAnswer,
  now: Instant,
): ValuationRequest {
  return {
    ...request,
    answer,
    valuatedAt: now,
    reportEndsAt: now + reportLastsDays * dayMs,
  }
}

function become(next: ValuationRequest): ValuationDecision {
  return { isAllowed: true, next }
}

function notNow(): ValuationDecision {
  return refused('ACTION_NOT_POSSIBLE_NOW')
}
