import type { Outcome } from '#server/testing/market-parts.ts'
import type { Verdict } from '../model/answer.ts'
import { computeState } from '../model/compute-state.ts'
import { verdict } from '../model/verdicts/verdict.ts'
import type { Person } from '../stage/people.ts'
import type { Auction } from './auction.ts'
import { bodyText, describe, type Intent, keyName, type Sent } from './auction.ts'
import { isByTheClock, type LogRow } from './command-log.ts'
import { domainCommandOf } from './commands.ts'
import { Failure } from './failure.ts'

/**
 * Each answer of the server against the model's verdict, in the order in which the server decided.
 * What was answered with yes must stand in the log exactly once, and nothing that nobody sent may.
 */

type Happening =
  | {
      readonly kind: 'accepted'
      readonly order: number
      readonly at: number
      readonly intent: Intent
      readonly sequence?: number | undefined
    }
  | { readonly kind: 'ended'; readonly order: number; readonly at: number; readonly whose: string }
  | { readonly kind: 'answered'; readonly order: number; readonly at: number; readonly sent: Sent }

export function judge(
  auction: Auction,
  step: {
    readonly sent: readonly Sent[]
    readonly rows: readonly LogRow[]
    readonly people: readonly Person[]
    readonly now: number
  },
): void {
  const failure = (what: string) => new Failure(what, { auction: auction.name })
  const unclaimed = new Set(step.rows.filter((row) => !isByTheClock(row)))
  const happenings: Happening[] = []
  for (const sent of step.sent) {
    const { answer } = sent
    if (answer.kind !== 'outcome') continue
    const { decision, state, now } = answer.outcome
    const row = [...unclaimed].find(
      (each) => each.versionAfter === state.version && isOf(each, sent.intent),
    )
    if (decision.isAccepted && !decision.isRepeat) {
      if (!row || row.refusalCode !== null)
        throw failure(`answered and not in the log: ${describe(sent)}`)
      unclaimed.delete(row)
      happenings.push({
        kind: 'accepted',
        order: row.versionAfter,
        at: row.at,
        intent: sent.intent,
        sequence: manualBidOf(answer.outcome),
      })
      continue
    }
    if (row?.refusalCode) unclaimed.delete(row)
    happenings.push({
      kind: 'answered',
      order: state.version,
      at: Math.max(now, state.lastEventAt),
      sent,
    })
  }
  const unanswered = [...step.sent.filter(isUnplaced).map(({ intent }) => intent), ...auction.open]
  for (const row of unclaimed) {
    const whose = row.kind === 'end_agents_of' ? personOf(step.people, row.merchantId) : null
    // A refusal whose commit was never answered is decided once more, and then stands there twice.
    const isRefusal = row.refusalCode !== null
    if (isRefusal && step.sent.some((each) => isOf(row, each.intent))) continue
    const intent = unanswered.find((each) => isOf(row, each))
    if (whose) happenings.push({ kind: 'ended', order: row.versionAfter, at: row.at, whose })
    else if (intent)
      happenings.push({ kind: 'accepted', order: row.versionAfter, at: row.at, intent })
    else throw failure(`in the log and sent by nobody: ${row.kind} ${JSON.stringify(row.body)}`)
  }
  const isYes = ({ kind }: Happening) => (kind === 'answered' ? 1 : 0)
  happenings.sort((one, other) => one.order - other.order || isYes(one) - isYes(other))
  for (const happening of happenings) {
    if (happening.at > step.now)
      throw failure(`decided in the future: ${new Date(happening.at).toISOString()}`)
    judgeOne(auction, happening)
  }
}

function judgeOne(auction: Auction, happening: Happening): void {
  const { release, entries } = auction.scenario
  const { at } = happening
  if (happening.kind === 'ended') {
    const command = { kind: 'agent_ended', whose: happening.whose } as const
    auction.scenario = { release, entries: [...entries, { at, who: 'operator', command }] }
    return
  }
  const intent = happening.kind === 'accepted' ? happening.intent : happening.sent.intent
  const expected = verdictOn(auction, intent, at)
  if (happening.kind === 'accepted') {
    if (expected !== 'repeat' && expected.allowed) {
      const entry = { at, who: intent.person.name, command: intent.command }
      if (happening.sequence !== undefined)
        auction.sequences.set(entries.length, happening.sequence)
      auction.scenario = { release, entries: [...entries, entry] }
      auction.keys.set(keyName(intent), bodyText(intent.command))
      return
    }
    throw differ(auction, intent, at, 'accepted', expected)
  }
  const { answer } = happening.sent
  if (answer.kind !== 'outcome') return
  const { decision } = answer.outcome
  if (decision.isAccepted) {
    if (expected !== 'repeat') throw differ(auction, intent, at, 'accepted before', expected)
    return
  }
  const { code, facts } = decision.refusal
  if (expected === 'repeat' || expected.allowed) throw differ(auction, intent, at, code, expected)
  if (expected.code !== null && expected.code !== code)
    throw differ(auction, intent, at, code, expected)
  const least = expected.atLeastEur
  const stated = 'minimumEur' in facts ? facts.minimumEur : undefined
  if (least !== undefined && stated !== least) throw differ(auction, intent, at, facts, expected)
}

/** Rules 4: a known key answers before all; reused with another body it is refused in its place. */
function verdictOn(auction: Auction, intent: Intent, at: number): Verdict | 'repeat' {
  const known = auction.keys.get(keyName(intent))
  if (known === bodyText(intent.command)) return 'repeat'
  const { person, command } = intent
  const asker = { who: person.name, role: person.role, standing: person.standing }
  const found = verdict(auction.scenario, computeState(auction.scenario, at), asker, command, at)
  const isEarlier = !found.allowed && found.code !== null && beforeKeys.has(found.code)
  if (known === undefined || isEarlier) return found
  const names = command.kind === 'bid' || command.kind === 'limit' || command.kind === 'buy_now'
  return { allowed: false, code: names ? 'IDEMPOTENCY_KEY_REUSED' : null }
}

const beforeKeys: ReadonlySet<string> = new Set([
  'NOT_LOGGED_IN',
  'NOT_FOUND',
  'NOT_A_MERCHANT',
  'MERCHANT_IN_REVIEW',
  'MERCHANT_BLOCKED',
  'BIDDING_STOPPED',
  'TERMS_NOT_ACCEPTED',
  'OWN_AD',
  'AUCTION_NOT_STARTED',
  'AUCTION_ENDED',
])

function differ(
  auction: Auction,
  { person, command }: Intent,
  at: number,
  server: unknown,
  model: unknown,
): Failure {
  const what = `at ${new Date(at).toISOString()} ${person.name} sees the answer to ${command.kind}`
  return new Failure('answers differ', {
    auction: auction.name,
    differences: [{ what, server, model }],
  })
}

function isOf(row: LogRow, { auction, person, command }: Intent): boolean {
  if (row.customerId !== person.customerId) return false
  const { type, ...facts } = domainCommandOf(command, auction)
  if (row.kind !== type) return false
  // What is secret stands nowhere in the log; who and which kind must do then.
  return Object.entries(facts).every(
    ([name, value]) => name === 'secrets' || row.body[name] === value,
  )
}

function personOf(people: readonly Person[], merchantId: number | null): string | null {
  return (
    people.find((each) => each.merchantId !== null && each.merchantId === merchantId)?.name ?? null
  )
}

function manualBidOf({ decision }: Outcome): number | undefined {
  const bid = decision.events.find(
    (event) => event.type === 'bid_placed' && event.cause === 'manual',
  )
  return bid?.type === 'bid_placed' ? bid.sequence : undefined
}

/** Nobody said yes for the first time: not answered, or "accepted before", maybe a moment ago. */
function isUnplaced({ answer }: Sent): boolean {
  if (answer.kind !== 'outcome') return true
  const { decision } = answer.outcome
  return decision.isAccepted && decision.isRepeat
}
