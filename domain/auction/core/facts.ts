import type { Instant } from '../../calendar/instant.ts'
import type { CommandType } from './commands.ts'
import type { CompanyPerson } from './company/company-person.ts'
import type { AuctionEvent } from './events.ts'

/**
 * What a decision needs beside the state and cannot know from the auction's own events. Which command
 * needs which fact stands in the two tables below; a command is handed those and no others.
 */
export type Facts = CommonFacts & {
  /** The salts and the yellow percentage come from these. */
  readonly randomInputs: RandomInputs
  readonly listing: ListingFacts
  /** How many auctions end in each slot already; absent slots are empty. */
  readonly slotLoads: readonly SlotLoad[]
  /** The identity that the new offer will have. */
  readonly nextLateOfferId: number
  /** The hammers of this vehicle so far, of whichever ad; null where it has none. */
  readonly vehicle: VehicleFacts | null
  /** Dealers who belong to the same people as the buyer (rules 10). */
  readonly linkedMerchantIds: readonly number[]
  /** Dealers of the owner's people (rules 1). */
  readonly ownersMerchantIds: readonly number[]
  /** Whether this dealer still waits for an answer on this ad. */
  readonly hasOpenQuestion: boolean
  /** The version of the sentence in force, which whoever is bound has agreed to (rules 10). */
  readonly consentInForce: string | null
  /** The auction's `biddingLogKinds`, oldest first. */
  readonly biddingLog: readonly AuctionEvent[]
}

/** Every command is decided with these. */
export type CommonFacts = {
  /** Of the acting merchant; null for everybody else. */
  readonly bidder: BidderFacts | null
  /** What the Idempotency-Key says: unknown, known with this body, or known with another one. */
  readonly idempotencyKey: 'unknown' | 'same_body' | 'other_body'
}

type FactName = Exclude<keyof Facts, keyof CommonFacts>

/** Facts of other areas, which the caller of the command loads. */
export const factsOfCaller = {
  submit: ['listing', 'vehicle'],
  approve: ['listing', 'slotLoads'],
  restart: ['vehicle'],
  cancel_sale: ['linkedMerchantIds'],
  bid: ['consentInForce'],
  set_agent: ['consentInForce'],
  buy_now: ['consentInForce'],
  late_offer: ['consentInForce'],
} as const satisfies { readonly [Type in CommandType]?: readonly FactName[] }

/** Facts that are read under the row lock. No name stands in both tables. */
export const factsUnderLock = {
  approve: ['randomInputs'],
  set_agent: ['randomInputs'],
  late_offer: ['nextLateOfferId'],
  late_offer_accept: ['ownersMerchantIds'],
  reservation_confirm: ['ownersMerchantIds'],
  ask_question: ['hasOpenQuestion'],
  void_bids: ['biddingLog'],
  take_back_bid: ['biddingLog'],
} as const satisfies { readonly [Type in CommandType]?: readonly FactName[] }

export type CommandWithFacts = keyof typeof factsOfCaller

type NamesFor<Table, Type> = Type extends keyof Table
  ? Table[Type] extends readonly (infer Name)[]
    ? Name
    : never
  : never

/** What the caller of this command hands over: its facts, and by the type of the rest no others. */
export type FactsOfCaller<Type extends CommandWithFacts> = Pick<
  Facts,
  NamesFor<typeof factsOfCaller, Type> & FactName
> & {
  readonly [Name in Exclude<FactName, NamesFor<typeof factsOfCaller, Type>>]?: never
}

/** What a command of this type is decided with. */
export type FactsOf<Type extends CommandType> = CommonFacts &
  Pick<
    Facts,
    FactName & (NamesFor<typeof factsOfCaller, Type> | NamesFor<typeof factsUnderLock, Type>)
  >

/** What was read under the lock; of the facts that few commands need, those of this command. */
export type FactsUnderLock = CommonFacts & Partial<Facts>

/**
 * Takes of what the caller handed over the facts of this command, and no fact that is read under the
 * lock: a caller cannot replace those.
 */
export function joinFacts(
  type: CommandType,
  fromCaller: Partial<Facts> | undefined,
  underLock: FactsUnderLock,
): FactsOf<CommandType> {
  const names: readonly FactName[] =
    type in factsOfCaller ? factsOfCaller[type as CommandWithFacts] : []
  const joined: Record<string, unknown> = { ...underLock }
  for (const name of names) joined[name] = fromCaller?.[name] ?? null
  return joined as FactsOf<CommandType> // The request's type demands the caller's, the tables name the others.
}

/** Whether a fact has to be read under the lock for this command. */
export function needsUnderLock(type: CommandType, name: FactName): boolean {
  const table: { readonly [Type in CommandType]?: readonly FactName[] } = factsUnderLock
  return table[type]?.includes(name) ?? false
}

export type BidderFacts = {
  readonly admission: 'accepted' | 'in_review' | 'refused'
  readonly isBlocked: boolean
  readonly isBiddingStopped: boolean
  /** The version in force now was accepted (spec 9.5). */
  readonly hasAcceptedTerms: boolean
  /** Own ad, own company's, or linked by the operator (rules 1). */
  readonly isOwnOrLinkedAd: boolean
  /** Who of the company asks; absent where it has no people of its own. */
  readonly person?: CompanyPerson
}

export type RandomInputs = {
  /** From 0 to below 1; the domain turns it into the whole percent where yellow begins. */
  readonly yellowFraction: number
  /** 256 bits each, as 64 hex digits. */
  readonly targetSalt: string
  readonly yellowSalt: string
  readonly limitSalt: string
}

export type ListingFacts = {
  readonly isComplete: boolean
  readonly hasOfficialDocument: boolean
  readonly isEmailVerified: boolean
  readonly isProfileComplete: boolean
  readonly hasVatRegime: boolean
  readonly hasVin: boolean
}

export type VehicleFacts = {
  /** What the ad asks for now. */
  readonly targetPriceEur: number
  /** Of the same ad, vehicle identification number or plate, in any order. */
  readonly pastRounds: readonly PastRound[]
}

export type PastRound = {
  readonly endedAt: Instant
  /** Null where it was another owner's ad: its price is secret, and no answer may follow from it. */
  readonly targetPriceEur: number | null
}

export type SlotLoad = { readonly endsAt: Instant; readonly auctions: number }

/** Once everything is there that an ad needs before its release. */
export const releasableListing: ListingFacts = {
  isComplete: true,
  hasOfficialDocument: true,
  isEmailVerified: true,
  isProfileComplete: true,
  hasVatRegime: true,
  hasVin: true,
}

/** For the clock's commands and whatever else needs nothing from outside. */
export const noFacts: CommonFacts = { bidder: null, idempotencyKey: 'unknown' }
