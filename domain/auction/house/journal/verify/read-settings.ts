import { defaultMarketSettings, type MarketSettings } from '../../../core/settings.ts'

/**
 * The settings that a journal says its auction ran under. A file may name what no market could run
 * under, such as an end every zero minutes: it is malformed then, and nothing is computed by it.
 */
export function readSettings(given: Readonly<Record<string, unknown>>): MarketSettings | null {
  // A figure that came later than this journal has its default.
  const settings = { ...defaultMarketSettings, ...given }
  return hasShapeOf(settings, defaultMarketSettings) && isPossible(settings) ? settings : null
}

/** Far above every figure of a market, and small enough to compute with. */
const mostOfAll = 10_000_000

function isFigure(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= mostOfAll
}

/** Whether every part of a sample is there and of its kind; of a list each part like its first. */
function hasShapeOf(value: unknown, sample: unknown): boolean {
  if (Array.isArray(sample)) {
    return Array.isArray(value) && value.every((part) => hasShapeOf(part, sample[0] ?? ''))
  }
  if (typeof sample === 'object' && sample !== null) {
    if (typeof value !== 'object' || value === null) return false
    const parts = value as Readonly<Record<string, unknown>> // Each is looked at below.
    return Object.entries(sample).every(
      ([name, part]) =>
        hasShapeOf(parts[name], part) || (name === 'belowEur' && parts[name] === null),
    )
  }
  return typeof sample === 'number' ? isFigure(value) : typeof value === typeof sample
}

/** So many closed days leave some open in every year. */
const mostClosedDays = 100

function isPossible({ slots, softClose, bidSteps, ...settings }: MarketSettings): boolean {
  const { firstTime, lastTime, everyMinutes, closedDays } = slots
  const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
  const hasSlots =
    [firstTime, lastTime, softClose.latestTime].every(isTime) &&
    firstTime <= lastTime &&
    everyMinutes > 0 &&
    closedDays.length <= mostClosedDays
  const hasSteps =
    bidSteps.at(-1)?.belowEur === null &&
    bidSteps.every(({ stepEur }) => stepEur > 0) &&
    softClose.stepFactors.every(({ factor }) => factor > 0)
  const { yellowFromPercentMin, yellowFromPercentMax } = settings
  const hasYellow =
    yellowFromPercentMin > 0 &&
    yellowFromPercentMin <= yellowFromPercentMax &&
    yellowFromPercentMax <= 100
  return hasSlots && hasSteps && hasYellow
}
