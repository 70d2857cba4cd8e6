import type { Chance } from './chance.ts'
import type { Trace } from './trace.ts'

/**
 * Who goes next. Every call to the database waits here until chance picks it, one at a time and
 * only when nothing else moves: so the order of all calls follows from the seed alone. A call that
 * waits for a row that another holds is left standing, exactly as long as the database says so.
 */

export type Fault =
  | 'none'
  /** The statement is refused; its transaction is broken. */
  | 'refused'
  /** The connection breaks before the statement reaches the database. */
  | 'lost_before'
  /** The connection breaks after the statement was done and before it is answered. */
  | 'lost_after'

export type Call = {
  /** The connection it goes over; its calls keep their order. */
  readonly lane: string
  readonly text: string
  readonly go: (fault: Fault) => Promise<void>
  /** Whether it waits for a lock that another holds. */
  readonly isBlocked: () => Promise<boolean>
}

/** Chance for each fault at one call; all zero while nothing goes wrong. */
export type FaultRate = { readonly faultShare: number }

/** The executor gathers over one turn of the event loop; some more let all consequences arrive. */
const idleTurns = 5
const patienceMs = 20_000

export class CallScheduler {
  readonly #waiting = new Map<string, Call[]>()
  readonly #moving = new Map<string, { readonly call: Call; isDone: boolean }>()
  readonly #chance: Chance
  readonly #trace: Trace
  faultRate: FaultRate = { faultShare: 0 }
  /** How often each kind of call went wrong so far. */
  readonly faults: Record<Exclude<Fault, 'none'>, number> = {
    refused: 0,
    lost_before: 0,
    lost_after: 0,
  }
  /** Something that strikes after so many calls; once. */
  interrupt: { readonly after: number; readonly run: () => Promise<void> } | null = null

  constructor(chance: Chance, trace: Trace) {
    this.#chance = chance
    this.#trace = trace
  }

  enter(call: Call): void {
    const lane = this.#waiting.get(call.lane)
    if (lane) lane.push(call)
    else this.#waiting.set(call.lane, [call])
  }

  /** Lets calls go, one by one, until none waits and `isOver`. */
  async runUntil(isOver: () => boolean): Promise<void> {
    const { interrupt } = this
    for (let calls = 0; ; calls += 1) {
      await this.#calm()
      if (interrupt?.after === calls) {
        await interrupt.run()
        await this.#calm()
      }
      const lanes = [...this.#waiting.keys()].filter((lane) => !this.#moving.has(lane)).sort()
      if (lanes.length === 0) {
        if (isOver() && this.#moving.size === 0) return
        throw new Error(`everybody waits: ${[...this.#moving.keys()].join(', ')}`)
      }
      await this.#release(this.#chance.pick(lanes))
    }
  }

  /** Calls of these lanes never go: their process is gone. */
  drop(prefix: string): void {
    for (const lane of [...this.#waiting.keys()])
      if (lane.startsWith(prefix)) this.#waiting.delete(lane)
  }

  async #release(lane: string): Promise<void> {
    const queue = this.#waiting.get(lane) ?? []
    const call = queue.shift()
    if (call === undefined) return
    if (queue.length === 0) this.#waiting.delete(lane)
    const fault = this.#faultOf(call)
    if (fault !== 'none') this.faults[fault] += 1
    this.#trace.note(`${lane} ${call.text} ${fault}`)
    const moving = { call, isDone: false }
    this.#moving.set(lane, moving)
    void call.go(fault).finally(() => {
      moving.isDone = true
    })
  }

  #faultOf(call: Call): Fault {
    if (this.faultRate.faultShare === 0 || !this.#chance.happens(this.faultRate.faultShare))
      return 'none'
    if (call.text === 'commit') return this.#chance.pick(['lost_before', 'lost_after'])
    return this.#chance.pick(['refused', 'lost_before'])
  }

  /** Until each call that went is answered or stands before a lock, and nothing follows any more. */
  async #calm(): Promise<void> {
    const until = Date.now() + patienceMs
    for (;;) {
      await this.#allStand(until)
      for (let turn = 0; turn < idleTurns; turn += 1) await oneTurn()
      const isStill = [...this.#moving.values()].every(({ isDone }) => !isDone)
      if (isStill) return
    }
  }

  /** Until no call is under way in the database but those that wait for a lock. */
  async #allStand(until: number): Promise<void> {
    for (;;) {
      await oneTurn()
      for (const [lane, { isDone }] of this.#moving) if (isDone) this.#moving.delete(lane)
      const still = [...this.#moving.values()]
      if (still.length === 0) return
      const blocked = await Promise.all(still.map(({ call }) => call.isBlocked()))
      if (blocked.every(Boolean) && still.every(({ isDone }) => !isDone)) return
      if (Date.now() > until) throw new Error(`no answer: ${still[0]?.call.text}`)
    }
  }
}

function oneTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
