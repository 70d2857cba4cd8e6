import type { FactsByCode } from './refusal-facts.ts'

/**
 * The closed list of refusals. Each is named after the broken condition, the same string stands on
 * the wire, and each has a message in eight languages (`locales/messages/<locale>/refusal.json`).
 * The order inside the market group is the order in which they are checked (rules 4).
 */

export const refusalStatus = {
  // Market commands, first match wins (rules 4).
  NOT_LOGGED_IN: 401,
  NOT_A_MERCHANT: 403,
  MERCHANT_IN_REVIEW: 403,
  MERCHANT_BLOCKED: 403,
  BIDDING_STOPPED: 403,
  TERMS_NOT_ACCEPTED: 403,
  OWN_AD: 403,
  COMPANY_ROLE_MISSING: 403,
  AUCTION_NOT_STARTED: 409,
  AUCTION_ENDED: 409,
  IDEMPOTENCY_KEY_REUSED: 409,
  BARRED_FROM_AUCTION: 403,
  AGENT_NEEDS_OWN_BID: 422,
  AGENT_LIMIT_TOO_LOW: 422,
  AGENT_LIMIT_TOO_HIGH: 422,
  BID_TOO_LOW: 422,
  BID_TOO_HIGH: 422,
  CONSENT_OUTDATED: 409,
  BID_LIMIT_EXCEEDED: 403,
  DAY_LIMIT_EXCEEDED: 403,
  // Everything after the hammer (rules 6 and 7).
  ACTION_NOT_POSSIBLE_NOW: 409,
  NOT_YOUR_TURN: 409,
  PRICE_CHANGED: 409,
  BUY_NOW_NOT_OFFERED: 409,
  VOID_TOO_LATE: 409,
  NO_COUNTERS_LEFT: 409,
  NO_ROOM_BETWEEN_OFFERS: 409,
  COUNTER_OUT_OF_RANGE: 422,
  OFFER_OUT_OF_RANGE: 422,
  LATE_OFFER_TOO_LOW: 422,
  OFFER_OF_OWN_PEOPLE: 403,
  ACCEPT_THE_BID_INSTEAD: 409,
  TOO_MANY_ROUNDS: 409,
  RESTART_TOO_EARLY: 409,
  VEHICLE_TOO_EARLY: 409,
  VEHICLE_ALREADY_OFFERED: 409,
  REDUCTION_TOO_SMALL: 422,
  SECOND_OPERATOR_NEEDED: 403,
  // What people write to each other (rules 8).
  QUESTION_STILL_OPEN: 409,
  QUESTIONS_CLOSED: 409,
  TEXT_HAS_EMAIL: 422,
  TEXT_HAS_PHONE: 422,
  TEXT_HAS_LINK: 422,
  TEXT_ASKS_PRICE: 422,
  TEXT_ASKS_CONTACT: 422,
  // Calls in general.
  NOT_FOUND: 404,
  FORBIDDEN: 403,
  VALIDATION_FAILED: 422,
  IDEMPOTENCY_KEY_MISSING: 400,
  IDEMPOTENCY_KEY_INVALID: 400,
  MALFORMED_REQUEST: 400,
  CSRF_TOKEN_INVALID: 403,
  TOO_MANY_REQUESTS: 429,
  REQUEST_TOO_LARGE: 413,
  INTERNAL_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
  OUTCOME_UNKNOWN: 503,
  // Accounts.
  LOGIN_FAILED: 401,
  LOGIN_LOCKED: 423,
  LINK_INVALID: 410,
  CODE_WRONG: 422,
  CODE_EXPIRED: 410,
  ROLE_MISSING: 403,
  ROLES_NOT_CHANGEABLE: 409,
  PERSON_STAYS: 409,
  ACCOUNT_IN_USE: 409,
  PERSON_LIMIT_REACHED: 409,
  SECOND_FACTOR_WRONG: 422,
  SECOND_FACTOR_NEEDED: 409,
  PASSKEY_UNKNOWN: 422,
  PASSKEY_NOT_ACCEPTED: 422,
  IDENTITY_UNPROVED: 403,
  ERASURE_NOT_YET: 409,
  SESSION_EXPIRED: 401,
  PUSH_NOT_POSSIBLE: 409,
  WHATSAPP_NOT_POSSIBLE: 409,
  EMAIL_NOT_VERIFIED: 409,
  PROFILE_INCOMPLETE: 409,
  PROFILE_LOCKED: 409,
  // Ads.
  AD_NOT_EDITABLE: 409,
  DEFECT_LIMIT_REACHED: 409,
  AD_INCOMPLETE: 409,
  AD_CHANGED_ELSEWHERE: 409,
  CONSENT_MISSING: 409,
  CONFIRMATION_MISSING: 409,
  REMARKS_OPEN: 409,
  FIELD_LOCKED_BY_REVIEW: 409,
  CHANGE_FIXED_BY_RELEASE: 409,
  CHANGE_TAKES_AWAY: 409,
  CHANGE_NOT_WAITING: 409,
  CHANGES_WAITING: 409,
  DOCUMENT_MISSING: 409,
  LOGIN_TO_CONTINUE: 401,
  OWNER_ONLY: 403,
  HELPER_LIMIT_REACHED: 409,
  REVIEW_INCOMPLETE: 409,
  APPROVAL_HELD: 409,
  UNDO_TOO_LATE: 409,
  START_PRICE_TOO_HIGH: 422,
  PICTURE_UNREADABLE: 422,
  PICTURE_TOO_LARGE: 413,
  PICTURE_LIMIT_REACHED: 409,
  FILE_STORE_UNAVAILABLE: 507,
  DOCUMENT_UNREADABLE: 422,
  DOCUMENT_LIMIT_REACHED: 409,
  VALUATION_INCOMPLETE: 409,
  VALUATION_ALREADY_SUBMITTED: 409,
  CONTENT_CHANGED_ELSEWHERE: 409,
  CONTENT_PUBLISHED_BEFORE: 409,
  CONTENT_EDITED_OUTSIDE: 409,
  CONTENT_PICTURE_WITHOUT_ALT: 422,
  CONTENT_PICTURE_USED: 409,
  MACHINE_SUSPECTED: 422,
  SEARCH_LIMIT_REACHED: 409,
  BANK_FILE_UNREADABLE: 422,
  BANK_LINE_UNREADABLE: 422,
} as const satisfies Record<string, number>

export type RefusalCode = keyof typeof refusalStatus

export type FactsOf<Code extends RefusalCode> = Code extends keyof FactsByCode
  ? FactsByCode[Code]
  : Readonly<Record<never, never>>

/** The facts at the end of a call: needed, optional or none, as the code has them. */
export type FactArguments<Code extends RefusalCode> = Code extends keyof FactsByCode
  ? Readonly<Record<never, never>> extends FactsByCode[Code]
    ? [facts?: FactsByCode[Code]]
    : [facts: FactsByCode[Code]]
  : []

/** A code with what the caller needs to do better: minimum, instant, name of what is missing. */
export type RefusalOf<Code extends RefusalCode> = {
  [Each in Code]: { readonly code: Each; readonly facts: FactsOf<Each> }
}[Code]

export type Refusal = RefusalOf<RefusalCode>

export type Allowed = { readonly isAllowed: true }
export type Refused = { readonly isAllowed: false; readonly refusal: Refusal }
/** The answer of every `may…`: allowed, or the refusal the server would answer with. */
export type Permission = Allowed | Refused

export const allowed: Allowed = { isAllowed: true }

/** The same one for each code without facts: every view of an auction holds some twenty. */
const bare = new Map<RefusalCode, Refused>()

export function refused<Code extends RefusalCode>(
  code: Code,
  ...[facts]: FactArguments<Code>
): Refused {
  if (facts) return { isAllowed: false, refusal: refusalOf(code, facts) }
  const known = bare.get(code)
  if (known) return known
  const made: Refused = { isAllowed: false, refusal: refusalOf(code, {}) }
  bare.set(code, made)
  return made
}

/** Code and facts belong together by the signatures of those who call this. */
export function refusalOf<Code extends RefusalCode>(
  code: Code,
  facts: FactArguments<Code>[0] | Readonly<Record<never, never>> = {},
): Refusal {
  return { code, facts } as Refusal // The compiler cannot follow a pair of code and facts.
}
