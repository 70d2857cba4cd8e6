import { type Instant, secondMs } from '#domain/calendar/instant.ts'

/**
 * Plays what people of the demo do in the order of market time, one action after the other, so that
 * every run gives the same numbers; an action may put later ones on the timeline.
 */

type Action = () => Promise<unknown>

export type Market = {
  readonly moveClockTo: (instant: Instant) => Promise<void>
  /** Runs what is due, each command at its own instant. */
  readonly catchUp: () => Promise<void>
}

const tickMs = 30 * secondMs

export class Timeline {
  readonly #market: Market
  readonly #actions = new Map<Instant, Action[]>()
  #now: Instant = 0

  constructor(market: Market) {
    this.#market = market
  }

  /** The instant being played. */
  get now(): Instant {
    return this.#now
  }

  at(instant: Instant, action: Action): void {
    const tick = Math.ceil(instant / tickMs) * tickMs
    if (tick <= this.#now) throw new Error(`${new Date(tick).toISOString()} is already past`)
    this.#actions.set(tick, [...(this.#actions.get(tick) ?? []), action])
  }

  /** Plays everything up to an instant, and leaves the market's clock there. */
  async playUntil(end: Instant, report: (share: number) => void): Promise<void> {
    const begin = this.#next(end) ?? end
    for (let tick = this.#next(end); tick !== undefined; tick = this.#next(end)) {
      const actions = this.#actions.get(tick) ?? []
      this.#actions.delete(tick)
      this.#now = tick
      await this.#market.moveClockTo(tick)
      await this.#market.catchUp()
      for (const action of actions) await action()
      report((tick - begin) / (end - begin))
    }
    this.#now = end
    await this.#market.moveClockTo(end)
    await this.#market.catchUp()
  }

  #next(end: Instant): Instant | undefined {
    const ticks = [...this.#actions.keys()].filter((tick) => tick <= end)
    return ticks.length === 0 ? undefined : Math.min(...ticks)
  }
}
