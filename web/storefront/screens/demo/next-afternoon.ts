/** The next weekday at 13:50 in Berlin: ten minutes before the first auctions end (rules 3, 14). */

const minuteMs = 60_000
const dayMs = 1440 * minuteMs
const target = 13 * 60 + 50

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

export function nextAfternoon(now: number): number {
  const start = now - (now % minuteMs)
  for (let day = 0; day < 8; day += 1) {
    const near = start + day * dayMs
    // Reckoned on that very day, so that a change to daylight saving time in between does no harm.
    const found = near + (target - minutesOf(near)) * minuteMs
    if (found > now && !isWeekend(found)) return found
  }
  return start + dayMs
}

function minutesOf(instant: number): number {
  const parts = clock.formatToParts(instant)
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value ?? 0)
  return part('hour') * 60 + part('minute')
}

function isWeekend(instant: number): boolean {
  return /^(Sat|Sun)/.test(clock.format(instant))
}
