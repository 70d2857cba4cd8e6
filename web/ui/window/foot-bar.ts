import { type RefObject, useEffect, useSyncExternalStore } from 'react'
import { addFootBar, footHeight, subscribeToFoot } from './foot-bars.ts'

/** Counts the element as one of the bars at the window's foot while it is on the page. */
export function useFootBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => (bar.current === null ? undefined : addFootBar(bar.current)), [bar])
}

/** How much of the window's foot the bars take, in pixels; measured only while it is wanted. */
export function useFootHeight(isWanted: boolean): number {
  return useSyncExternalStore(
    isWanted ? subscribeToFoot : ignore,
    () => (isWanted ? footHeight() : 0),
    () => 0,
  )
}

function ignore(): () => void {
  return () => undefined
}
