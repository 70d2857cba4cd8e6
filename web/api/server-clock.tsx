import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import type { MarketReading } from './market-time.ts'

/**
 * Market time on the page. The instant of drawing comes with the page, so that the first render
 * matches it exactly; from then on the browser's steady clock counts, whatever its wall clock says.
 */

type ServerClock = {
  /** Market time in milliseconds at the moment of rendering on the server. */
  readonly renderedAt: number
  readonly now: () => number
  /** Market time minus the browser's wall clock, for countdowns that read the latter. */
  readonly offsetMs: () => number
  /** The market's clock was moved (rules 14): from now on it shows this instant. */
  readonly moveTo: (instant: number) => void
  readonly subscribe: (moved: () => void) => () => void
}

const ServerClockContext = createContext<ServerClock>(createStandingClock(0))

/** `renderedAt` is what the page shows at first; it counts on from `reading`, which may be later. */
export function createServerClock(renderedAt: number, reading: MarketReading): ServerClock {
  const listeners = new Set<() => void>()
  let zero = reading.market - reading.steady
  const now = () => zero + performance.now()
  let offsetMs = now() - Date.now()
  return {
    renderedAt,
    now,
    offsetMs: () => offsetMs,
    moveTo: (instant) => {
      zero = instant - performance.now()
      offsetMs = instant - Date.now()
      for (const moved of listeners) moved()
    },
    subscribe: (moved) => {
      listeners.add(moved)
      return () => listeners.delete(moved)
    },
  }
}

/** On the server time stands still for the length of one page. */
export function createStandingClock(renderedAt: number): ServerClock {
  return {
    renderedAt,
    now: () => renderedAt,
    offsetMs: () => 0,
    moveTo: () => undefined,
    subscribe: () => () => undefined,
  }
}

export function ServerClockProvider(props: { clock: ServerClock; children: ReactNode }) {
  return <ServerClockContext value={props.clock}>{props.children}</ServerClockContext>
}

/** The market's instant, renewed every so many milliseconds while the page is visible. */
export function useServerNow(everyMilliseconds = 1000): number {
  const clock = useContext(ServerClockContext)
  const [now, setNow] = useState(clock.renderedAt)
  useEffect(() => {
    const tick = () => {
      if (document.visibilityState === 'visible') setNow(clock.now())
    }
    tick()
    const timer = setInterval(tick, everyMilliseconds)
    document.addEventListener('visibilitychange', tick)
    const unsubscribe = clock.subscribe(tick)
    return () => {
      unsubscribe()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [clock, everyMilliseconds])
  return now
}

/** For one reading at the moment of a press. */
export function useServerClock(): ServerClock {
  return useContext(ServerClockContext)
}

/** What the countdown block needs to show market time, whatever the clock at home says. */
export function useCountdownClock(): { renderedAtMs: number; serverOffsetMs: number } {
  const clock = useContext(ServerClockContext)
  const serverOffsetMs = useSyncExternalStore(clock.subscribe, clock.offsetMs, () => 0)
  return { renderedAtMs: clock.renderedAt, serverOffsetMs }
}
