import type { Instant } from '../calendar/instant.ts'

type AtLeast = { readonly minimumEur: number }
type AtMost = { readonly maximumEur: number }
type Found = { readonly found: string }

/**
 * The facts of a refusal, by code; codes not named here have none. What its
 * sentence names is always there, in the type the sentence needs: the server checks this table
 * against the texts.
 */
export type FactsByCode = {
  // Market commands (rules 4).
  readonly AUCTION_NOT_STARTED: { readonly startsAt?: Instant }
  readonly AUCTION_ENDED: { readonly endedAt: Instant }
  readonly AGENT_NEEDS_OWN_BID: AtLeast
  readonly AGENT_LIMIT_TOO_LOW: AtLeast
  readonly AGENT_LIMIT_TOO_HIGH: AtLeast & AtMost
  readonly BID_TOO_LOW: AtLeast
  readonly BID_TOO_HIGH: AtLeast & AtMost
  readonly CONSENT_OUTDATED: { readonly version: string }
  // A company's people (rules 1): by how much the limit would be passed, and whom to ask.
  /** Who may, by the codes of their roles. */
  readonly COMPANY_ROLE_MISSING: { readonly roles: string }
  readonly BID_LIMIT_EXCEEDED: {
    readonly limitEur: number
    readonly amountEur: number
    readonly ask: string
  }
  readonly DAY_LIMIT_EXCEEDED: {
    readonly limitEur: number
    readonly committedEur: number
    readonly leftEur: number
    readonly ask: string
  }
  readonly WHATSAPP_NOT_POSSIBLE: { readonly reason: 'number' | 'away' }
  readonly PERSON_STAYS: { readonly reason: string }
  readonly ACCOUNT_IN_USE: { readonly reason: string }
  readonly PERSON_LIMIT_REACHED: { readonly maximum: number }
  // Everything after the hammer (rules 6 and 7).
  readonly ACTION_NOT_POSSIBLE_NOW: {
    /** When it becomes possible, or when it was over. */
    readonly dueAt?: Instant
    readonly endsAt?: Instant
    readonly endedAt?: Instant
  }
  readonly NOT_YOUR_TURN: { readonly turnEndsAt: Instant }
  readonly PRICE_CHANGED: { readonly priceEur: number }
  readonly VOID_TOO_LATE: { readonly possibleUntil: Instant }
  readonly NO_COUNTERS_LEFT: { readonly maximum: number }
  readonly COUNTER_OUT_OF_RANGE: AtLeast & AtMost
  readonly OFFER_OUT_OF_RANGE: AtLeast & AtMost
  readonly LATE_OFFER_TOO_LOW: AtLeast
  readonly ACCEPT_THE_BID_INSTEAD: AtLeast & { readonly amountEur: number }
  readonly TOO_MANY_ROUNDS: {
    readonly rounds: number
    readonly withinDays: number
    readonly possibleAt: Instant
  }
  readonly RESTART_TOO_EARLY: AtMost & { readonly possibleAt: Instant }
  readonly VEHICLE_TOO_EARLY: { readonly possibleAt: Instant }
  /** The ad is named to its own owner and to the operator alone. */
  readonly VEHICLE_ALREADY_OFFERED: { readonly entityId?: number }
  readonly REDUCTION_TOO_SMALL: AtMost
  // What people write to each other (rules 8).
  readonly TEXT_HAS_EMAIL: Found
  readonly TEXT_HAS_PHONE: Found
  readonly TEXT_HAS_LINK: Found
  readonly TEXT_ASKS_PRICE: Found
  readonly TEXT_ASKS_CONTACT: Found
  // What the bank writes (rules 10).
  readonly BANK_LINE_UNREADABLE: Found
  // Calls in general.
  readonly VALIDATION_FAILED:
    | { readonly count: number }
    | { readonly field: string; readonly minimumEur?: number }
  readonly TOO_MANY_REQUESTS: { readonly seconds: number }
  // Accounts.
  readonly CODE_WRONG: { readonly attemptsLeft: number }
  /** What is asked for: `secondFactor`, `password` or `mailedCode`. */
  /** Who may, by the names of their roles. */
  readonly ROLE_MISSING: { readonly roles: string }
  readonly ROLES_NOT_CHANGEABLE: { readonly reason: string }
  readonly IDENTITY_UNPROVED: { readonly by: string }
  /** What still binds the account to others, by how many of each. */
  readonly ERASURE_NOT_YET: {
    readonly ads: number
    readonly bids: number
    readonly orders: number
  }
  readonly LOGIN_LOCKED: { readonly minutes: number; readonly until?: Instant }
  // Ads.
  readonly DEFECT_LIMIT_REACHED: { readonly maximum: number }
  readonly HELPER_LIMIT_REACHED: { readonly maximum: number }
  readonly SEARCH_LIMIT_REACHED: { readonly maximum: number }
  readonly AD_INCOMPLETE: { readonly step: string; readonly missing: number }
  /** The first answer that waits for its owner's confirmation, and how many do. */
  readonly CONFIRMATION_MISSING: { readonly attributeCode: string; readonly count: number }
  /** The first field of a review's remarks that waits for its answer, and how many do. */
  readonly REMARKS_OPEN: { readonly field: string; readonly count: number }
  readonly FIELD_LOCKED_BY_REVIEW: { readonly field: string }
  readonly CHANGE_FIXED_BY_RELEASE: { readonly field: string }
  readonly CHANGE_TAKES_AWAY: { readonly field: string }
  readonly CHANGES_WAITING: { readonly count: number }
  readonly AD_CHANGED_ELSEWHERE: { readonly version: number }
  readonly REVIEW_INCOMPLETE: { readonly missing: string; readonly count?: number }
  readonly START_PRICE_TOO_HIGH: AtMost
  readonly PICTURE_UNREADABLE: { readonly reason: string }
  readonly PICTURE_TOO_LARGE: {
    readonly limit: string
    readonly maxMegabytes: number
    readonly maxMegapixels: number
  }
  readonly PICTURE_LIMIT_REACHED: { readonly maximum: number }
  readonly DOCUMENT_LIMIT_REACHED: { readonly maximum: number }
  readonly VALUATION_INCOMPLETE: { readonly missing: string }
  readonly CONTENT_PUBLISHED_BEFORE: { readonly language: string; readonly version: number }
  readonly CONTENT_EDITED_OUTSIDE: { readonly host: string }
  readonly CONTENT_PICTURE_WITHOUT_ALT: { readonly language: string; readonly pictures: string }
  readonly CONTENT_PICTURE_USED: { readonly places: string }
  readonly DOCUMENT_UNREADABLE: { readonly reason: string; readonly maxMegabytes: number }
}
