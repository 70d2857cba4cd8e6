import { useEffect, useRef } from 'react'
import { useServerClock, useServerNow } from '#web/api/server-clock.tsx'
import { berlinDay } from './berlin-day.ts'
import { useIsIslands } from './server-page.tsx'

/** Around texts that say what is today: the script of a page of islands fetches them anew once it is another day. */
export function useDayMark(): { readonly 'data-day'?: string } {
  const { renderedAt } = useServerClock()
  return useIsIslands() ? { 'data-day': berlinDay(renderedAt) } : {}
}

/** In a whole application; called within a minute of midnight in Berlin. */
export function useOnNewDay(begins: () => void): void {
  const day = berlinDay(useServerNow(60_000))
  const known = useRef(day)
  useEffect(() => {
    if (known.current === day) return
    known.current = day
    begins()
  })
}
