import { useCallback, useEffect, useRef, useState } from 'react'
import { type Armed, armedForMs, press } from './arming.ts'

export type Arming = {
  readonly armed: Armed | null
  /** Answers what this press bids, null if it only arms. */
  readonly press: (shown: Omit<Armed, 'at'>) => number | null
  /** Nothing where another button is armed by now. */
  readonly disarm: (buttonId: string) => void
}

/** At most one button of the page is armed at a time. */
export function useArming(): Arming {
  const [armed, setArmed] = useState<Armed | null>(null)
  // Two presses may come before the page is drawn again.
  const latest = useRef<Armed | null>(null)
  const change = useCallback((next: Armed | null) => {
    latest.current = next
    setArmed(next)
  }, [])
  useEffect(() => {
    if (armed === null) return
    const timer = setTimeout(() => change(null), armed.at + armedForMs - performance.now())
    return () => clearTimeout(timer)
  }, [armed, change])
  const disarm = useCallback(
    (buttonId: string) => {
      if (latest.current?.buttonId === buttonId) change(null)
    },
    [change],
  )
  return {
    armed,
    press: (shown) => {
      const next = press(latest.current, { ...shown, at: performance.now() })
      change(next.armed)
      return next.bidEur
    },
    disarm,
  }
}
