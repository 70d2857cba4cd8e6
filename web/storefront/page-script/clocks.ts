import {
  type CountdownTexts,
  countdownText,
  countdownTone,
  findAnnouncedMinutes,
  nextTickMs,
  tenMinutesMs,
} from '#web/ui/status/countdown-text.ts'
import { type ScriptClockTexts, sayCount } from '../page/clock-texts.ts'
import { marketNow } from './market-clock.ts'

/** Runs the countdowns that the server has drawn, by the market's time. */

const longestWaitMs = 60_000

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
    const texts = textsOf(clock)
    const text = countdownText(remainingMs, texts)
    const tone = countdownTone(remainingMs, Number(clock.dataset.soonMs ?? tenMinutesMs))
    if (time.textContent !== text) time.textContent = text
    if (clock.dataset.countdown !== tone) clock.dataset.countdown = tone
    time.toggleAttribute('data-words', tone === 'last' || tone === 'over')
    announce(clock, remainingMs, texts)
    next = Math.min(next, nextTickMs(remainingMs))
  }
  timer = setTimeout(runClocks, next)
}

const before = new WeakMap<Element, number>()

/** Into the live region that the server has drawn beside a countdown that speaks. */
function announce(clock: Element, nowMs: number, texts: CountdownTexts): void {
  const minutes = findAnnouncedMinutes({ beforeMs: before.get(clock) ?? nowMs, nowMs })
  before.set(clock, nowMs)
  const place = clock.querySelector('[aria-live]')
  if (place && minutes !== undefined) place.textContent = texts.announce?.({ minutes }) ?? ''
}

const known = new Map<string, ScriptClockTexts>()

function textsOf(clock: Element): CountdownTexts {
  const { lang, dataset } = document.documentElement
  const own = clock.closest<HTMLElement>('[data-clock-texts]')?.dataset.clockTexts
  const json = own ?? document.getElementById('clock-texts')?.textContent ?? '{}'
  const read = known.get(json) ?? (JSON.parse(json) as ScriptClockTexts) // Written by the same build.
  known.set(json, read)
  const { lastSeconds, over, overUnheard, days, announce: spoken } = read
  return {
    lastSeconds,
    over: ('lost' in dataset && overUnheard) || over,
    days: (parts) => sayCount(days, parts.days, lang).replace('{clock}', parts.clock),
    ...(spoken && { announce: ({ minutes }) => sayCount(spoken, minutes, lang) }),
  }
}
