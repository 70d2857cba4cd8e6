import { instantOf, isWorkday, nextDay, wallClock } from './berlin-clock.ts'
import { type Bidding, endAgent, noBidding } from './bidding.ts'
import { figures } from './figures.ts'
import type { Clock, ModelState } from './model-state.ts'
import { latestEnd, placeBid } from './placing.ts'
import type { Command, Entry, Release, Scenario } from './scenario.ts'
import { slotFrom } from './slot-choice.ts'

/**
 * What befalls an auction: an outage (rules 3), bids taken out of it (rules 5, void), and a new
 * defect (rules 8).
 */

export type IncidentCommand = Extract<Command, { kind: 'outage' | 'void' | 'take_back' | 'defect' }>

export function isIncident(command: Command): command is IncidentCommand {
  return ['outage', 'void', 'take_back', 'defect'].includes(command.kind)
}

type Happened = {
  readonly index: number
  readonly at: number
  readonly who: string
  readonly command: IncidentCommand
}

export function applyIncident(scenario: Scenario, state: ModelState, happened: Happened): void {
  const { index, at, who, command } = happened
  switch (command.kind) {
    case 'outage':
      outage(state, command, index)
      break
    case 'void':
      state.barred.add(command.whose)
      state.gone.push({ whose: command.whose, from: command.fromEntry, before: index })
      withdrawBids(scenario, state, index)
      grantWithdrawal(scenario, state, {
        index,
        at,
        whose: command.whose,
        fromEntry: command.fromEntry,
      })
      break
    case 'defect':
      newDefect(state, at, index)
      break
    case 'take_back':
      state.gone.push({
        whose: who,
        from: state.withdrawalRights.get(who)?.fromEntry ?? index,
        before: index,
      })
      state.withdrawalRights.delete(who)
      withdrawBids(scenario, state, index)
      break
  }
}

/** An end that lay in it, or within 60 min after it, moves by 24 h or to the next slot after. */
function outage(
  state: ModelState,
  { from, until }: { readonly from: number; readonly until: number },
  index: number,
): void {
  const reach = until + figures.outageReachesMs
  const isOpen = ['published', 'running', 'hotbidding'].includes(state.status)
  const isHit = state.endsAt >= from && state.endsAt <= reach
  if (!isOpen || !isHit || until - from <= figures.outageCountsFromMs) return
  let endsAt = state.endsAt
  while (endsAt <= reach) endsAt = dayLater(endsAt)
  moveAnew(state, index, endsAt)
}

function moveAnew(state: ModelState, index: number, endsAt: number): void {
  move(state, index, { endsAt, plannedEndsAt: endsAt, latestEndsAt: latestEnd(endsAt) })
  if (state.status === 'hotbidding') state.status = 'running'
}

/** Every bidder may leave with all their bids; with little more time than that the end moves. */
function newDefect(state: ModelState, at: number, index: number): void {
  const until = at + figures.leaveAfterDefectMs
  for (const who of state.bidding.contenders.keys()) {
    const known = state.withdrawalRights.get(who)
    state.withdrawalRights.set(who, { fromEntry: 0, until: Math.max(until, known?.until ?? until) })
  }
  if (state.endsAt - at < figures.defectMovesUnderMs) moveAnew(state, index, dayLater(state.endsAt))
}

function dayLater(endsAt: number): number {
  const wanted = endsAt + figures.outageMovesMs
  const { day, minuteOfDay } = wallClock(wanted)
  const isHour = minuteOfDay >= 14 * 60 && minuteOfDay < figures.latestHour * 60
  return isWorkday(day) && isHour ? wanted : slotFrom(wanted)
}

function sameTimeNextWorkday(at: number): number {
  const { day, minuteOfDay } = wallClock(at)
  let next = nextDay(day)
  while (!isWorkday(next)) next = nextDay(next)
  // Within its minute it stands where it stood.
  return instantOf(next, minuteOfDay) + (at % 60_000)
}

function move(state: ModelState, entry: number, clock: Clock): void {
  Object.assign(state, clock)
  state.moves.push({ entry, ...clock })
}

/** All other commands again, in their order and at their own instants; the end never goes back. */
function withdrawBids(scenario: Scenario, state: ModelState, index: number): void {
  const again = bidAgain(scenario, state, index)
  state.bidding = again.bidding
  state.endsAt = Math.max(state.endsAt, again.clock.endsAt)
}

function laterManualBids(
  entries: readonly Entry[],
  from: number,
  until: number,
  besides: string,
): Map<string, number> {
  const first = new Map<string, number>()
  for (const [index, { who, command }] of entries.slice(0, until).entries())
    if (index > from && command.kind === 'bid' && who !== besides && !first.has(who))
      first.set(who, index)
  return first
}

export function bidAgain(
  { release, entries }: Scenario,
  { moves, gone }: Pick<ModelState, 'moves' | 'gone'>,
  until: number,
): { readonly bidding: Bidding; readonly clock: Clock; readonly counted: ReadonlySet<number> } {
  const bidding = noBidding()
  const clock = firstClock(release)
  const counted = new Set<number>()
  for (const [index, { at, who, command }] of entries.slice(0, until).entries()) {
    for (const moved of moves) if (moved.entry === index) Object.assign(clock, moved)
    for (const { whose, from } of gone) if (from === index) endAgent(bidding, whose)
    if (gone.some((one) => one.whose === who && index >= one.from && index < one.before)) continue
    if (command.kind === 'drop_agent') endAgent(bidding, who)
    if (command.kind === 'agent_ended') endAgent(bidding, command.whose)
    if (command.kind !== 'bid' && command.kind !== 'limit') continue
    const hasEffect =
      command.kind === 'bid'
        ? command.amountEur > (bidding.priceEur ?? 0)
        : bidding.contenders.has(who) && bidding.priceEur !== null
    if (!hasEffect) continue
    placeBid(release, bidding, clock, { at, who, command })
    counted.add(index)
  }
  for (const moved of moves) if (moved.entry === until) Object.assign(clock, moved)
  for (const { whose } of gone.filter(({ before }) => before === until)) endAgent(bidding, whose)
  return { bidding, clock, counted }
}

const firstClock = ({ endsAt }: Release) => ({
  endsAt,
  plannedEndsAt: endsAt,
  latestEndsAt: latestEnd(endsAt),
})

/** Who bid manually after the voided bid may take it back for 30 min; the end leaves them that time. */
function grantWithdrawal(
  scenario: Scenario,
  state: ModelState,
  made: {
    readonly index: number
    readonly at: number
    readonly whose: string
    readonly fromEntry: number
  },
): void {
  const { index, at, whose, fromEntry } = made
  const until = at + figures.takeBackMs
  const own = state.withdrawalRights.get(whose)
  const isBound = state.bidding.contenders.has(whose)
  if (!isBound || (own && own.fromEntry >= fromEntry)) state.withdrawalRights.delete(whose)
  for (const [name, exit] of state.withdrawalRights)
    if (exit.until <= at) state.withdrawalRights.delete(name)
  const { counted } = bidAgain(scenario, state, index)
  let isAny = false
  const later = laterManualBids(
    scenario.entries.map((entry, place) =>
      counted.has(place) ? entry : { ...entry, command: { kind: 'drop_agent' } },
    ),
    fromEntry,
    index,
    whose,
  )
  for (const [name, first] of later) {
    isAny = true
    const known = state.withdrawalRights.get(name)
    state.withdrawalRights.set(name, {
      fromEntry: Math.min(first, known?.fromEntry ?? first),
      until: Math.max(until, known?.until ?? until),
    })
  }
  const missingMs = until - state.endsAt
  if (!isAny || missingMs <= 0) return
  const evening = instantOf(wallClock(state.endsAt).day, figures.latestHour * 60)
  if (until > evening) {
    moveAnew(state, index, sameTimeNextWorkday(state.plannedEndsAt))
    return
  }
  move(state, index, {
    endsAt: until,
    plannedEndsAt: state.plannedEndsAt + missingMs,
    latestEndsAt: Math.min(state.latestEndsAt + missingMs, evening),
  })
  if (at < until - figures.closingPhaseMs) state.status = 'running'
}
