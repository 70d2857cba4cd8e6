import { instantOf, isWorkday, nextDay, wallClock } from '../model/berlin-clock.ts'
import { computeState } from '../model/compute-state.ts'
import type { ModelState } from '../model/model-state.ts'
import { nextDue } from '../model/passing-time.ts'
import { mostReducedEur } from '../model/rounds.ts'
import type { Chance } from '../stage/chance.ts'
import type { Person } from '../stage/people.ts'
import type { Auction } from './auction.ts'
import { commandAtEdge, edgeAt, edgesOf } from './edges.ts'
import { commandOf } from './habits.ts'
import { wishOf } from './new-auction.ts'
import {
  isHotNow,
  isOpen,
  isResting,
  isSoldLately,
  waitsForAnswer,
  waitsForReview,
} from './standing.ts'
import type { StepBody, Wanted } from './step.ts'
import { vatIdFound } from './vat-id-found.ts'
import { personAt, somebody } from './who-acts.ts'

/** What happens next in the market, by chance and by what would be awkward now. */

export type World = {
  readonly now: number
  readonly auctions: readonly Auction[]
  readonly people: readonly Person[]
}

const minute = 60_000
const hour = 60 * minute
const never = Number.POSITIVE_INFINITY
const beatsADay = 200
const releasesADay = 3

type Live = { readonly auction: Auction; readonly state: ModelState }

export class Player {
  readonly #chance: Chance
  #day = ''
  #steps = 0
  #releases = 0
  /** When the day's last ad is released, for days on which that waits: 20 h before a slot (rules 3). */
  #lastReleaseAt: number | null = null
  #keys = 0
  readonly #used = new Map<string, string>()

  constructor(chance: Chance) {
    this.#chance = chance
  }

  next(world: World): StepBody {
    const chance = this.#chance
    const { day } = wallClock(world.now)
    if (day !== this.#day) this.#newDay(day)
    this.#steps += 1
    const live = world.auctions.map((auction) => ({
      auction,
      state: computeState(auction.scenario, world.now),
    }))
    const toRetry = world.auctions.some(({ open }) => open.length > 0)
    if (toRetry && chance.happens(0.4)) return { kind: 'retry' }
    if (this.#steps > beatsADay) return { kind: 'clock', to: morningAfter(day) }
    if (this.#mayRelease(world.now)) return this.#release(world)
    const openedRound = live.find(({ auction, state }) => waitsForReview(world, auction, state))
    if (openedRound && chance.happens(isAtEdge(openedRound, world.now) ? 0.9 : 0.2))
      return this.#nextRound(openedRound.auction)
    if (chance.happens(0.02)) return { kind: 'restart', place: chance.whole(0, 1) }
    const outages = [60_000, 120_000, 120_001, 5 * minute, 45 * minute, 4 * hour]
    if (chance.happens(0.008)) return { kind: 'outage', ms: chance.pick(outages) }
    if (chance.happens(0.04)) return { kind: 'documents' }
    if (chance.happens(0.01)) return vatIdFound(chance, world)
    if (chance.happens(0.04)) return { kind: 'notifications', faultShare: chance.pick([0, 0, 0.1]) }
    if (chance.happens(0.006)) return { kind: 'block', person: 'to-be-blocked' }
    const isHot = live.some(({ state }) => isHotNow(state, world.now))
    const isAsked = live.some(({ state }) => waitsForAnswer(state))
    const commands = chance.happens(isHot || isAsked ? 0.88 : 0.75)
      ? this.#commands(world, live)
      : []
    if (commands.length === 0) return { kind: 'clock', to: this.#nextInstant(world, live, isHot) }
    return {
      kind: 'commands',
      commands,
      faultShare: chance.happens(0.12) ? chance.pick([0.03, 0.1, 0.25]) : 0,
      isClockRinging: chance.happens(0.25),
      tickMs: chance.happens(0.3) ? chance.pick([1, 250, 61_000]) : 0,
      killAfter: chance.happens(0.03) ? chance.whole(1, 25) : null,
    }
  }

  #newDay(day: string): void {
    this.#day = day
    this.#steps = 0
    this.#releases = 0
    const quarter = this.#chance.whole(0, 10)
    const slotAhead = instantOf(day, 18 * 60 + 15 * quarter) + this.#chance.pick([-1, 0, 0, 1])
    this.#lastReleaseAt = this.#chance.happens(0.3) ? slotAhead : null
  }

  #mayRelease(now: number): boolean {
    const { day, minuteOfDay } = wallClock(now)
    const isOffice = isWorkday(day) && minuteOfDay >= 8 * 60 && minuteOfDay < 21 * 60
    const waitsUntil = this.#releases === releasesADay - 1 ? this.#lastReleaseAt : null
    const isDue = this.#releases === 0 || this.#chance.happens(0.2)
    const isNow = waitsUntil === null ? isDue : now >= waitsUntil
    return isOffice && this.#releases < releasesADay && isNow
  }

  #release(world: World): StepBody {
    this.#releases += 1
    const sellers = world.people.filter(({ name }) => name.startsWith('seller'))
    const owner = this.#chance.pick(sellers)
    return { kind: 'release', owner: owner.name, wish: wishOf(this.#chance, owner) }
  }

  #nextRound({ name, scenario }: Auction): StepBody {
    const share = this.#chance.pick([20, 60, 90])
    const { targetEur } = scenario.release
    const startPriceEur = Math.round((targetEur * share) / 100)
    const most = mostReducedEur(scenario.release)
    return {
      ...{ kind: 'next_round', of: name, startPriceEur, isBoughtNow: this.#chance.happens(0.3) },
      targetEur: this.#chance.pick([null, null, most, most + 1, targetEur + 500]),
    }
  }

  #commands(world: World, live: readonly Live[]): Wanted[] {
    const chance = this.#chance
    const open = live.filter(
      ({ state }) =>
        isOpen(state) ||
        (isResting(state) && chance.happens(0.3)) ||
        (isSoldLately(state, world.now) && chance.happens(0.4)),
    )
    if (open.length === 0) return []
    const hot = open.filter(({ state }) => isHotNow(state, world.now))
    const waiting = open.filter(({ state }) => waitsForAnswer(state))
    const atEdge = open.filter((each) => isAtEdge(each, world.now))
    const usual = waiting.length > 0 && chance.happens(hot.length > 0 ? 0.35 : 0.75) ? waiting : hot
    const urgent = atEdge.length > 0 && chance.happens(0.9) ? atEdge : usual
    const chosen = chance.pick(urgent.length > 0 && chance.happens(0.8) ? urgent : open)
    // Who tries an edge comes before the others, and keeps none of them from bidding.
    const count = chance.pick([1, 1, 2, 3, 5]) + (atEdge.includes(chosen) ? 1 : 0)
    const wanted: Wanted[] = []
    for (let place = 0; place < count; place += 1) {
      const { auction, state } = chance.happens(0.9) ? chosen : chance.pick(open)
      const edge = place === 0 ? edgeAt(auction.scenario.release.owner, state, world.now) : null
      const isTried = edge !== null && chance.happens(0.8)
      const person = isTried
        ? personAt(chance, edge, world)
        : somebody(chance, world, { state, auction })
      // Who waits for an answer asks again before they ask for something else.
      const isWaiting = auction.open.some((intent) => intent.person === person)
      const isTwice = wanted.some((one) => one.person === person.name)
      const situation = { ...auction.scenario, state, now: world.now }
      const choose = () =>
        isTried ? commandAtEdge(chance, edge, situation) : commandOf(chance, person, situation)
      const command = isWaiting || isTwice ? null : choose()
      if (command === null) continue
      // Nobody has heard the number of a bid whose answer was lost.
      if (command.kind === 'void' && !auction.sequences.has(command.fromEntry)) continue
      const key = this.#keyOf(person, auction)
      wanted.push({ auction: auction.name, person: person.name, command, key, place })
      if (person.habit === 'double_clicker' && chance.happens(0.7))
        wanted.push({ auction: auction.name, person: person.name, command, key, place: place + 1 })
    }
    return wanted
  }

  #keyOf(person: Person, auction: Auction): string {
    const name = `${person.name}/${auction.name}`
    const used = this.#used.get(name)
    if (person.habit === 'key_reuser' && used && this.#chance.happens(0.3)) return used
    this.#keys += 1
    const key = `key-${this.#keys}`
    this.#used.set(name, key)
    return key
  }

  /** A deadline, a moment beside one, or just later. */
  #nextInstant({ now }: World, live: readonly Live[], isHot: boolean): number {
    const chance = this.#chance
    const due = live.flatMap(({ auction, state }) => nextDue(auction.scenario.release, state) ?? [])
    const ends = live.filter(({ state }) => isHotNow(state, now)).map(({ state }) => state.endsAt)
    const ahead = due.filter((at) => at > now)
    const first = ahead.length > 0 ? Math.min(...ahead) : now + 2 * hour
    const edges = live.flatMap(({ auction, state }) =>
      edgesOf(auction.scenario.release.owner, state).map(
        ({ at }) => at + chance.pick([-1, 0, 0, 1]),
      ),
    )
    const edge = Math.min(...edges.filter((at) => at > now))
    if (edge < first && chance.happens(isHot ? 0.02 : 0.5)) return edge
    if (isHot) {
      const small = now + chance.pick([500, 5_000, 30_000, 60_000, 120_000])
      const lastMinutes = Math.min(...ends) - 4 * minute
      if (lastMinutes > now) return Math.min(first, lastMinutes + chance.whole(0, 100_000))
      // Mostly the fight goes on, up to the cap and to the grown steps.
      return chance.happens(0.96) ? Math.min(small, first) : first + chance.whole(-1, 1)
    }
    const nearby = first - chance.pick([-1, 0, 1, 90_000, 170_000, 11 * minute, hour, 2 * hour])
    const some = Math.min(now + chance.whole(minute, 100 * minute), first + chance.whole(0, hour))
    // No jump passes a morning: then new ads are released.
    const isReleasing = this.#releases < releasesADay && isWorkday(wallClock(now).day)
    const lastReleaseAt = this.#lastReleaseAt ?? never
    const latest = Math.min(
      morningAfter(wallClock(now).day),
      lastReleaseAt > now ? lastReleaseAt : never,
      isReleasing ? now + 4 * hour : never,
    )
    const to = Math.min(chance.happens(0.5) ? nearby : some, latest)
    return Math.max(now + 1, to)
  }
}

function isAtEdge({ auction, state }: Live, now: number): boolean {
  return edgeAt(auction.scenario.release.owner, state, now) !== null
}

function morningAfter(day: string): number {
  return instantOf(nextDay(day), 8 * 60 + 30)
}
