import { isWorkday, wallClock } from './berlin-clock.ts'
import { type Bidding, endAgent, noBidding } from './bidding.ts'
import { figures } from './figures.ts'
import { latestEnd, placeBid } from './placing.ts'
import { slotFrom } from './slot-choice.ts'
import type { Deed, Entry, Release, Story } from './story.ts'
import type { Clock, Telling } from './telling.ts'

/**
 * What befalls an auction: an outage (rules 3), bids taken out of it (rules 5, void), and a new
 * defect (rules 8).
 */

export type IncidentDeed = Extract<Deed, { kind: 'outage' | 'void' | 'take_back' | 'defect' }>

export function isIncident(deed: Deed): deed is IncidentDeed {
  return ['outage', 'void', 'take_back', 'defect'].includes(deed.kind)
}

type Happened = {
  readonly index: number
  readonly at: number
  readonly who: string
  readonly deed: IncidentDeed
}

export function tellIncident(story: Story, telling: Telling, happened: Happened): void {
  const { index, at, who, deed } = happened
  switch (deed.kind) {
    case 'outage':
      outage(telling, deed, index)
      break
    case 'void':
      telling.barred.add(deed.whose)
      telling.gone.push({ whose: deed.whose, from: deed.fromEntry, before: index })
      withdrawBids(story, telling, index)
      giveExits(story, telling, { index, at, whose: deed.whose, fromEntry: deed.fromEntry })
      break
    case 'defect':
      newDefect(telling, at, index)
      break
    case 'take_back':
      telling.gone.push({
        whose: who,
        from: telling.exits.get(who)?.fromEntry ?? index,
        before: index,
      })
      telling.exits.delete(who)
      withdrawBids(story, telling, index)
      break
  }
}

/** An end that lay in it, or within 60 min after it, moves by 24 h or to the next slot after. */
function outage(
  telling: Telling,
  { from, until }: { readonly from: number; readonly until: number },
  index: number,
): void {
  const reach = until + figures.outageReachesMs
  const isOpen = ['published', 'running', 'hotbidding'].includes(telling.status)
  const isHit = telling.endsAt >= from && telling.endsAt <= reach
  if (!isOpen || !isHit || until - from <= figures.outageCountsFromMs) return
  let endsAt = telling.endsAt
  while (endsAt <= reach) endsAt = dayLater(endsAt)
  moveAnew(telling, index, endsAt)
}

function moveAnew(telling: Telling, index: number, endsAt: number): void {
  move(telling, index, { endsAt, plannedEndsAt: endsAt, latestEndsAt: latestEnd(endsAt) })
  if (telling.status === 'hotbidding') telling.status = 'running'
}

/** Every bidder may leave with all his bids; with little more time than that the end moves. */
function newDefect(telling: Telling, at: number, index: number): void {
  const until = at + figures.leaveAfterDefectMs
  for (const who of telling.bidding.contenders.keys()) {
    const known = telling.exits.get(who)
    telling.exits.set(who, { fromEntry: 0, until: Math.max(until, known?.until ?? until) })
  }
  if (telling.endsAt - at < figures.defectMovesUnderMs)
    moveAnew(telling, index, dayLater(telling.endsAt))
}

function dayLater(endsAt: number): number {
  const wanted = endsAt + figures.outageMovesMs
  const { day, minuteOfDay } = wallClock(wanted)
  const isHour = minuteOfDay >= 14 * 60 && minuteOfDay < figures.latestHour * 60
  return isWorkday(day) && isHour ? wanted : slotFrom(wanted)
}

function move(telling: Telling, entry: number, clock: Clock): void {
  Object.assign(telling, clock)
  telling.moves.push({ entry, ...clock })
}

/** All other commands again, in their order and at their own instants; the end never goes back. */
function withdrawBids(story: Story, telling: Telling, index: number): void {
  const again = bidAgain(story, telling, index)
  telling.bidding = again.bidding
  telling.endsAt = Math.max(telling.endsAt, again.clock.endsAt)
}

function laterHandBids(
  entries: readonly Entry[],
  from: number,
  until: number,
  besides: string,
): Map<string, number> {
  const first = new Map<string, number>()
  for (const [index, { who, deed }] of entries.slice(0, until).entries())
    if (index > from && deed.kind === 'bid' && who !== besides && !first.has(who))
      first.set(who, index)
  return first
}

export function bidAgain(
  { release, entries }: Story,
  { moves, gone }: Pick<Telling, 'moves' | 'gone'>,
  until: number,
): { readonly bidding: Bidding; readonly clock: Clock; readonly counted: ReadonlySet<number> } {
  const bidding = noBidding()
  const clock = firstClock(release)
  const counted = new Set<number>()
  for (const [index, { at, who, deed }] of entries.slice(0, until).entries()) {
    for (const moved of moves) if (moved.entry === index) Object.assign(clock, moved)
    for (const { whose, from } of gone) if (from === index) endAgent(bidding, whose)
    if (gone.some((one) => one.whose === who && index >= one.from && index < one.before)) continue
    if (deed.kind === 'drop_agent') endAgent(bidding, who)
    if (deed.kind === 'agent_ended') endAgent(bidding, deed.whose)
    if (deed.kind !== 'bid' && deed.kind !== 'limit') continue
    const hasEffect =
      deed.kind === 'bid'
        ? deed.amountEur > (bidding.priceEur ?? 0)
        : bidding.contenders.has(who) && bidding.priceEur !== null
    if (!hasEffect) continue
    placeBid(release, bidding, clock, { at, who, deed })
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

/** Who bid by hand after the voided bid may take it back for 30 min; the end leaves him that time. */
function giveExits(
  story: Story,
  telling: Telling,
  made: {
    readonly index: number
    readonly at: number
    readonly whose: string
    readonly fromEntry: number
  },
): void {
  const { index, at, whose, fromEntry } = made
  const until = at + figures.takeBackMs
  const own = telling.exits.get(whose)
  const isBound = telling.bidding.contenders.has(whose)
  if (!isBound || (own && own.fromEntry >= fromEntry)) telling.exits.delete(whose)
  for (const [name, exit] of telling.exits) if (exit.until <= at) telling.exits.delete(name)
  const { counted } = bidAgain(story, telling, index)
  let isAny = false
  const later = laterHandBids(
    story.entries.map((entry, place) =>
      counted.has(place) ? entry : { ...entry, deed: { kind: 'drop_agent' } },
    ),
    fromEntry,
    index,
    whose,
  )
  for (const [name, first] of later) {
    isAny = true
    const known = telling.exits.get(name)
    telling.exits.set(name, {
      fromEntry: Math.min(first, known?.fromEntry ?? first),
      until: Math.max(until, known?.until ?? until),
    })
  }
  const missingMs = until - telling.endsAt
  if (!isAny || missingMs <= 0) return
  move(telling, index, {
    endsAt: until,
    plannedEndsAt: telling.plannedEndsAt + missingMs,
    latestEndsAt: telling.latestEndsAt + missingMs,
  })
  if (at < until - figures.closingPhaseMs) telling.status = 'running'
}
