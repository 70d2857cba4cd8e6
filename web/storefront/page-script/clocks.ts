import {
  type CountdownTexts,
  countdownText,
  countdownTone,
  nextTickMs,
  tenMinutesMs,
} from '#web/ui/status/countdown-text.ts'
import { marketNow } from './market-clock.ts'

/** Runs the countdowns that the server has drawn, by the market's time. */

const longestWaitMs = 60_000

/** The same texts as on the server; `days` still has its two slots. */
type ClockTexts = Pick<CountdownTexts, 'lastSeconds' | 'over'> & { readonly days: string }

let timer: ReturnType<typeof setTimeout> | undefined

/** Again after each change of the page. */
export function runClocks(): void {
  clearTimeout(timer)
  const now = marketNow()
  const clocks = [...document.querySelectorAll<HTMLElement>('[data-countdown]')]
  if (now === undefined || clocks.length === 0) return
  let next = longestWaitMs
  for (const clock of clocks) {
    const time = clock.querySelector('time')
    if (!time) continue
    const remainingMs = Date.parse(time.dateTime) - now
    const text = countdownText(remainingMs, clockTexts())
    const tone = countdownTone(remainingMs, Number(clock.dataset.soonMs ?? tenMinutesMs))
    if (time.textContent !== text) time.textContent = text
    if (clock.dataset.countdown !== tone) clock.dataset.countdown = tone
    time.toggleAttribute('data-words', tone === 'last' || tone === 'over')
    next = Math.min(next, nextTickMs(remainingMs))
  }
  timer = setTimeout(runClocks, next)
}

let known: ClockTexts | undefined

function clockTexts(): CountdownTexts {
  known ??= JSON.parse(document.getElementById('clock-texts')?.textContent ?? '{}') as ClockTexts // Written by the same build.
  const { lastSeconds, over, days } = known
  return {
    lastSeconds,
    over,
    days: (parts) => days.replace('{days}', String(parts.days)).replace('{clock}', parts.clock),
  }
}
