import { allowed, type Permission, type Refused, refused } from '../../refusal/refusal.ts'
import { findAttribute } from '../../vehicle/catalogue/attributes.ts'
import type { AttributeValue, VehicleValues } from '../../vehicle/values.ts'
import { codesOfField } from '../remarks/remarks.ts'
import { type ChangeStage, takesChanges } from './change-stage.ts'

/**
 * Changes to an ad after its submission (rules 2 and 8). They wait as a draft until an operator has accepted or
 * declined each of them; what others see, bid on and agreed to stays as it is meanwhile.
 */

/** One answer, or several that only make sense together, with null where nothing is answered any more. */
export type FieldChange = {
  readonly field: string
  readonly before: ChangedValues
  readonly after: ChangedValues
}
export type ChangedValues = Readonly<Record<string, AttributeValue | null>>

export type ChangeHandling = 'at_once' | 'waits' | 'waits_with_consent'

/** What stands in the sentence that the owner agreed to (rules 10); one change, because it is one sentence. */
const consentedCodes: readonly string[] = ['sale_mode', 'target_price']

/** The auction runs by these and its journal has committed to them, or they say which vehicle it is. */
const fixedByRelease: ReadonlySet<string> = new Set([
  ...consentedCodes,
  ...['private_auction', 'start_price', 'buy_now_enabled', 'buy_now_price', 'vat_reportable'],
  ...['vin', 'license_plate'],
])

export type ChangeFacts = {
  readonly stage: ChangeStage
  readonly hasBids: boolean
  /** The vehicle has had a hammer before, so the price of its next round is bound (rules 2). */
  readonly wasOffered: boolean
}

/** What becomes of a change in this state of the ad, or why it is refused. */
export function changeHandling(
  change: FieldChange,
  { stage, hasBids, wasOffered }: ChangeFacts,
): Refused | { readonly isAllowed: true; readonly handling: ChangeHandling } {
  if (stage === 'editing') return { isAllowed: true, handling: 'at_once' }
  if (!takesChanges(stage)) return refused('AD_NOT_EDITABLE')
  const { field } = change
  if (stage === 'under_review') {
    if (!needsConsent(change)) return { isAllowed: true, handling: 'waits' }
    return wasOffered
      ? refused('CHANGE_FIXED_BY_RELEASE', { field })
      : { isAllowed: true, handling: 'waits_with_consent' }
  }
  if (Object.keys(change.after).some((code) => fixedByRelease.has(code))) {
    return refused('CHANGE_FIXED_BY_RELEASE', { field })
  }
  if (hasBids && !isAddition(change)) return refused('CHANGE_TAKES_AWAY', { field })
  return { isAllowed: true, handling: 'waits' }
}

/** Whether an operator may accept it: into an ad that its owner is writing again nothing is taken over. */
export function mayAcceptChange(change: FieldChange, facts: ChangeFacts): Permission {
  if (!takesChanges(facts.stage)) return refused('AD_NOT_EDITABLE')
  const answer = changeHandling(change, facts)
  return answer.isAllowed ? allowed : answer
}

/** What an owner can do with a question before they have written anything; `adds`: go on with what is there. */
export type ChangeOpening =
  | { readonly kind: 'open' | 'adds' }
  /** Agreed to and committed to by the release, the price of a vehicle offered before, or bid on as it stands. */
  | { readonly kind: 'shut'; readonly by: 'release' | 'round' | 'bids' | 'damages' }

export function changeOpening(
  code: string,
  { values, facts }: { readonly values: VehicleValues; readonly facts: ChangeFacts },
): ChangeOpening {
  const { stage, hasBids, wasOffered } = facts
  if (stage === 'under_review') {
    return wasOffered && consentedCodes.includes(code)
      ? { kind: 'shut', by: 'round' }
      : { kind: 'open' }
  }
  if (codesTogether(code).some((each) => fixedByRelease.has(each))) {
    return { kind: 'shut', by: 'release' }
  }
  if (!hasBids) return { kind: 'open' }
  const definition = findAttribute(code)
  if (definition?.attributeGroupName === 'damage_questions') return { kind: 'shut', by: 'damages' }
  const value = values[code]
  if (value === undefined || value === '') return { kind: 'open' }
  return typeof value === 'object' || definition?.backendType === 'text'
    ? { kind: 'adds' }
    : { kind: 'shut', by: 'bids' }
}

export function needsConsent({ field }: Pick<FieldChange, 'field'>): boolean {
  return consentedCodes.includes(field)
}

/** An operator decides of what is there: a verdict on one that its owner has changed meanwhile says nothing. */
export type ChangeState = 'waiting' | 'accepted' | 'declined' | 'replaced' | 'withdrawn' | 'lapsed'
export type ChangeVerdict = Extract<ChangeState, 'accepted' | 'declined'>

/** In characters, of why a change is declined. */
export const longestDeclineReason = 1000

/** The same verdict once more is no news; a reason is told to the owner, so a decline has one. */
export function mayDecideChange(
  state: ChangeState,
  { verdict, reason }: { readonly verdict: ChangeVerdict; readonly reason: string },
): Permission {
  if (state !== 'waiting' && state !== verdict) return refused('CHANGE_NOT_WAITING')
  return verdict === 'declined' && reason.trim() === ''
    ? refused('REVIEW_INCOMPLETE', { missing: 'reason', count: 1 })
    : allowed
}

/** Another verdict on the ad would leave what waits behind. */
export function mayGiveVerdict({ waiting }: { readonly waiting: number }): Permission {
  return waiting === 0 ? allowed : refused('CHANGES_WAITING', { count: waiting })
}

/** Field by field what is different, each named by the first of its questions. */
export function changesBetween(
  before: VehicleValues,
  after: VehicleValues,
): readonly FieldChange[] {
  const codes = new Set([...Object.keys(before), ...Object.keys(after)])
  const changed = [...codes].filter((code) => !isSame(before[code], after[code]))
  const fields = new Set(changed.map((code) => codesTogether(code)[0] ?? code))
  return [...fields].map((field) => ({
    field,
    before: answersOf(field, before),
    after: answersOf(field, after),
  }))
}

/** What an ad says at this field. */
export function answersOf(field: string, values: VehicleValues): ChangedValues {
  return Object.fromEntries(codesTogether(field).map((code) => [code, values[code] ?? null]))
}

/** The ad as it would be with these changes. */
export function withChangesMade(
  values: VehicleValues,
  changes: readonly Pick<FieldChange, 'after'>[],
): VehicleValues {
  const answers: ChangedValues = Object.assign({}, values, ...changes.map(({ after }) => after))
  return Object.fromEntries(
    Object.entries(answers).flatMap(([code, value]) => (value === null ? [] : [[code, value]])),
  )
}

export function isSameAnswer(one: ChangedValues, other: ChangedValues): boolean {
  return Object.keys({ ...one, ...other }).every((code) => isSame(one[code], other[code]))
}

/** A date without its answer, or a price without its yes, would say nothing. */
const decidedTogether: readonly (readonly string[])[] = [
  consentedCodes,
  ['availability', 'available_from', 'expected_mileage_at_pickup'],
  ['buy_now_enabled', 'buy_now_price'],
]

function codesTogether(code: string): readonly string[] {
  return decidedTogether.find((codes) => codes.includes(code)) ?? codesOfField(code) ?? [code]
}

/** Nothing that somebody has bid on is gone: an empty answer is filled, a text goes on, a list grows. */
function isAddition({ before, after }: Pick<FieldChange, 'before' | 'after'>): boolean {
  return Object.entries(after).every(([code, value]) => {
    const was = before[code] ?? null
    if (isSame(was, value)) return true
    // A defect is added by a report of its own, after which bidders may leave.
    if (findAttribute(code)?.attributeGroupName === 'damage_questions') return false
    if (was === null || was === '') return true
    if (typeof was === 'object') {
      return typeof value === 'object' && was.every((each) => value?.includes(each))
    }
    // A figure, a name or a choice that goes on is another answer.
    const isLongText = findAttribute(code)?.backendType === 'text'
    return isLongText && typeof value === 'string' && goesOn(String(was).trimEnd(), value)
  })
}

/** After white space: a word that grows is another word. */
function goesOn(text: string, longer: string): boolean {
  return longer.startsWith(text) && /^(?:\s|$)/.test(longer.slice(text.length))
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
}
