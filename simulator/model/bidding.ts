/**
 * Rules 4 and 5: who leads at which price after one more bid or limit.
 *
 * Everybody who ever bid is one contender: with the most they would pay, and the place in line that
 * they took with it. The one with the most wins, at one step above the best of the others.
 */

import { stepAt } from './figures.ts'

export type Contender = {
  /** What they have bid so far, and owe if they lead. */
  standingEur: number
  standingPlace: number
  limitEur: number | null
  limitPlace: number
  /** Rules 10: whether they ticked "ask me then" at their newest manual bid. */
  asksThen: boolean
}

export type Bidding = {
  contenders: Map<string, Contender>
  leader: string | null
  priceEur: number | null
  place: number
}

export const noBidding = (): Bidding => ({
  contenders: new Map(),
  leader: null,
  priceEur: null,
  place: 0,
})

export type Rules = {
  readonly stepTimes: number
  /** Where a leading agent jumps to; null in an offer collection. */
  readonly jumpToEur: number | null
}

export function stepOf(bidding: Bidding, rules: Rules): number {
  return bidding.priceEur === null ? 0 : stepAt(bidding.priceEur) * rules.stepTimes
}

const mostOf = (contender: Contender) => Math.max(contender.standingEur, contender.limitEur ?? 0)

/** A limit is as old as its saving; a manual bid above the limit is as old as that bid. */
export const placeOf = (contender: Contender) =>
  contender.limitEur !== null && contender.limitEur >= contender.standingEur
    ? contender.limitPlace
    : contender.standingPlace

export function placeManualBid(
  bidding: Bidding,
  who: string,
  bid: { readonly amountEur: number; readonly askMeThen: boolean },
  rules: Rules,
): void {
  bidding.place += 1
  const contender = bidding.contenders.get(who) ?? {
    standingEur: 0,
    standingPlace: 0,
    limitEur: null,
    limitPlace: 0,
    asksThen: false,
  }
  contender.standingEur = bid.amountEur
  contender.asksThen = bid.askMeThen
  contender.standingPlace = bidding.place
  bidding.contenders.set(who, contender)
  weigh(bidding, rules, null)
}

export function saveLimit(bidding: Bidding, who: string, limitEur: number, rules: Rules): void {
  bidding.place += 1
  const contender = bidding.contenders.get(who)
  if (contender === undefined) throw new Error(`${who} has no own bid`)
  if (contender.limitEur !== limitEur) {
    contender.limitEur = limitEur
    contender.limitPlace = bidding.place
  }
  const opensAt = (bidding.priceEur ?? 0) + stepOf(bidding, rules)
  weigh(bidding, rules, bidding.leader === who ? null : Math.min(opensAt, limitEur))
}

export function endAgent(bidding: Bidding, who: string): void {
  const contender = bidding.contenders.get(who)
  if (contender === undefined) return
  // The bid made stays, and with it the place at which it was reached.
  if (contender.limitEur !== null) contender.standingPlace = contender.limitPlace
  contender.limitEur = null
}

/** @param opensAtEur the first bid of an agent that begins or goes on against the leader */
function weigh(bidding: Bidding, rules: Rules, opensAtEur: number | null): void {
  const line = [...bidding.contenders.entries()]
    .map(([who, contender]) => ({ who, contender, mostEur: mostOf(contender) }))
    .sort((a, b) => b.mostEur - a.mostEur || placeOf(a.contender) - placeOf(b.contender))
  const [first, ...others] = line
  if (first === undefined) return
  const rivalEur = others[0]?.mostEur ?? 0
  const { contender } = first
  const jumpEur =
    (contender.limitEur ?? 0) >= (rules.jumpToEur ?? Number.POSITIVE_INFINITY)
      ? rules.jumpToEur
      : null
  const opening = opensAtEur === null ? 0 : Math.max(opensAtEur, jumpEur ?? 0)
  // An agent bids by the smallest step, or jumps; rivals who cannot pass that stay silent.
  const isAlone = first.who !== bidding.leader && opening > rivalEur
  const faceEur = Math.max(...line.map((each) => each.contender.standingEur))
  for (const { contender: loser } of others)
    if (!isAlone && loser.limitEur !== null && loser.limitEur > faceEur)
      loser.standingEur = loser.limitEur
  if (isAlone) contender.standingEur = opening
  else if (rivalEur > contender.standingEur)
    contender.standingEur = Math.min(rivalEur + stepAt(rivalEur) * rules.stepTimes, first.mostEur)
  contender.standingEur = Math.max(contender.standingEur, jumpEur ?? 0)
  bidding.leader = first.who
  bidding.priceEur = contender.standingEur
}
