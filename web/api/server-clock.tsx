import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'

/**
 * Market time on the page. The server's instant comes with the page, so that the first render
 * matches it exactly; from then on the browser's steady clock counts, whatever its wall clock says.
 */

type ServerClock = {
  /** Market time in milliseconds at the moment of rendering on the server. */
  readonly renderedAt: number
  readonly now: () => number
}

const ServerClockContext = createContext<ServerClock>({ renderedAt: 0, now: () => 0 })

/** `arrivedAt` is the browser's steady time (`performance.now()`) when the page began to run. */
export function createServerClock(renderedAt: number, arrivedAt: number): ServerClock {
  return { renderedAt, now: () => renderedAt + (performance.now() - arrivedAt) }
}

/** On the server time stands still for the length of one page. */
export function createStandingClock(renderedAt: number): ServerClock {
  return { renderedAt, now: () => renderedAt }
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
    return () => {
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
