import { berlinDay } from '../page/berlin-day.ts'
import { marketNow } from './market-clock.ts'

const lookMs = 60_000

/** Has a page that says what is today fetched anew once it is another day, spread over a minute. */
export function watchDay(renewSoon: () => void): void {
  setInterval(() => {
    const shown = document.querySelector<HTMLElement>('[data-day]')?.dataset.day
    const now = marketNow()
    if (shown !== undefined && now !== undefined && shown !== berlinDay(now)) renewSoon()
  }, lookMs)
}
