import { horsepowerOf } from '#domain/vehicle/power.ts'
import { type Locale, localeFacts } from './locales.ts'

/**
 * Figures as the reader of a storefront expects them. One set of Intl formatters per locale, made
 * on first use and kept: making one costs a thousand times as much as using it. Server and browser
 * must print the same characters, so the narrow no-break space, which ICU versions do not agree
 * on, becomes the ordinary one.
 */

/** Rules speak of hours and days in Berlin (rules, opening), so pages do too. */
const marketTimeZone = 'Europe/Berlin'

/** Forbids a break of the line and is not seen; searching and finding pass over it. */
export const wordJoiner = '\u2060'

export type Moment = number | string | Date

export type Format = {
  readonly locale: Locale
  /** Whole gross euros without decimals: 41.250 € (spec 9.1). */
  readonly money: (amountEur: number) => string
  /** Invoice amounts with cents: 1.234,56 €. */
  readonly moneyCents: (amountCents: number) => string
  readonly number: (value: number, fractionDigits?: number) => string
  readonly percent: (basisPoints: number) => string
  readonly kilometres: (value: number) => string
  /** Millimetres as metres with two decimals: 6,99 m. */
  readonly metres: (millimetres: number) => string
  readonly kilograms: (value: number) => string
  readonly cubicCentimetres: (value: number) => string
  /** 103 kW (140 PS); 103 kW (140 KM) in Polish. */
  readonly power: (kilowatts: number) => string
  readonly fileSize: (bytes: number) => string
  /** 20.11.2026. */
  readonly date: (moment: Moment) => string
  /** Freitag, 20. November 2026. */
  readonly longDate: (moment: Moment) => string
  /** 14:02. */
  readonly time: (moment: Moment) => string
  /** 14:02:07, where seconds decide. */
  readonly timeWithSeconds: (moment: Moment) => string
  /** 14:02 MEZ. */
  readonly timeWithZone: (moment: Moment) => string
  /** Fr 20.11., 14:02. */
  readonly dateTime: (moment: Moment) => string
  /** Fr 20.11., 14:02:07. */
  readonly dateTimeWithSeconds: (moment: Moment) => string
  /** Fr 20.11.2026, 14:02 MEZ. */
  readonly dateTimeWithZone: (moment: Moment) => string
  /** First registration: 06/2021. */
  readonly month: (year: number, month: number) => string
  /** In 3 hours, 5 minutes ago: the largest unit that is not zero. */
  readonly relative: (moment: Moment, now: Moment) => string
  /** A running clock: 2 d 4 h, 17:44 h, 2:44; never negative. */
  readonly remaining: (milliseconds: number) => string
  readonly list: (parts: readonly string[]) => string
  readonly country: (code: string) => string
}

const formats = new Map<Locale, Format>()

export function formatFor(locale: Locale): Format {
  const known = formats.get(locale)
  if (known) return known
  const made = createFormat(locale)
  formats.set(locale, made)
  return made
}

function createFormat(locale: Locale): Format {
  return { locale, ...quantities(locale), ...moments(locale), ...names(locale) }
}

function quantities(locale: Locale) {
  const { formatLocale: tag, horsepowerUnit } = localeFacts[locale]
  const euros = new Intl.NumberFormat(tag, eurosWith(0))
  const cents = new Intl.NumberFormat(tag, eurosWith(2))
  const decimals = [0, 1, 2, 3].map(
    (digits) =>
      new Intl.NumberFormat(tag, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  )
  const upToTwo = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 })
  const percents = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 })
  const number = (value: number, fractionDigits = 0) =>
    plain((decimals[fractionDigits] ?? upToTwo).format(value))
  const withUnit = (figure: string, unit: string) => `${plain(figure)}\u00a0${unit}`
  return {
    money: (amountEur: number) => plain(euros.format(amountEur)),
    moneyCents: (amountCents: number) => plain(cents.format(amountCents / 100)),
    number,
    percent: (basisPoints: number) => plain(percents.format(basisPoints / 10_000)),
    kilometres: (value: number) => withUnit(number(value), 'km'),
    metres: (millimetres: number) => withUnit(number(millimetres / 1000, 2), 'm'),
    kilograms: (value: number) => withUnit(number(value), 'kg'),
    cubicCentimetres: (value: number) => withUnit(number(value), 'cm³'),
    power: (kilowatts: number) =>
      `${withUnit(number(kilowatts), 'kW')} (${withUnit(number(horsepowerOf(kilowatts)), horsepowerUnit)})`,
    fileSize: (bytes: number) =>
      bytes < 1_000_000
        ? withUnit(number(Math.max(1, Math.round(bytes / 1000))), 'kB')
        : withUnit(number(bytes / 1_000_000, 1), 'MB'),
  }
}

function moments(locale: Locale) {
  const facts = localeFacts[locale]
  const formatter = (options: Intl.DateTimeFormatOptions) => {
    const made = new Intl.DateTimeFormat(facts.formatLocale, {
      ...options,
      timeZone: marketTimeZone,
    })
    return (moment: Moment) => plain(made.format(instantOf(moment)))
  }
  const date = unbroken(formatter({ day: '2-digit', month: '2-digit', year: 'numeric' }))
  const longDate = formatter({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  const time = formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const timeWithSeconds = formatter({
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  const weekday = formatter({ weekday: 'short' })
  const dayAndMonth = unbroken(formatter({ day: '2-digit', month: '2-digit' }))
  const zone = (moment: Moment) =>
    isSummerTime(moment) ? facts.timeZoneNames.daylight : facts.timeZoneNames.standard
  const shortWeekday = (moment: Moment) => weekday(moment).replace(/[.,]$/, '')
  const timeWithZone = (moment: Moment) => `${time(moment)}\u00a0${zone(moment)}`
  return {
    date,
    longDate,
    time,
    timeWithSeconds,
    timeWithZone,
    dateTime: (moment: Moment) =>
      `${shortWeekday(moment)}\u00a0${dayAndMonth(moment)}, ${time(moment)}`,
    dateTimeWithSeconds: (moment: Moment) =>
      `${shortWeekday(moment)}\u00a0${dayAndMonth(moment)}, ${timeWithSeconds(moment)}`,
    dateTimeWithZone: (moment: Moment) =>
      `${shortWeekday(moment)}\u00a0${date(moment)}, ${timeWithZone(moment)}`,
    month: (year: number, month: number) => `${String(month).padStart(2, '0')}/${year}`,
  }
}

/** Anything else, as an address may bring it, is refused by throwing. */
const countryCode = /^[a-z]{2}$/i

function names(locale: Locale) {
  const tag = localeFacts[locale].formatLocale
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' })
  const lists = new Intl.ListFormat(tag, { type: 'conjunction' })
  const countries = new Intl.DisplayNames(tag, { type: 'region' })
  const day = new Intl.NumberFormat(tag, { style: 'unit', unit: 'day', unitDisplay: 'short' })
  const hour = new Intl.NumberFormat(tag, { style: 'unit', unit: 'hour', unitDisplay: 'narrow' })
  return {
    relative: (moment: Moment, now: Moment) => {
      const seconds = Math.round((instantOf(moment) - instantOf(now)) / 1000)
      const [unit, length] = relativeUnit(Math.abs(seconds))
      return plain(relative.format(Math.trunc(seconds / length), unit))
    },
    remaining: (milliseconds: number) => {
      const seconds = Math.max(0, Math.floor(milliseconds / 1000))
      const hours = Math.floor(seconds / 3600)
      if (hours >= 24) {
        return plain(`${day.format(Math.floor(hours / 24))} ${hour.format(hours % 24)}`)
      }
      const minutes = Math.floor((seconds % 3600) / 60)
      return hours > 0
        ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}`
        : `${minutes}:${twoDigits(seconds % 60)}`
    },
    list: (parts: readonly string[]) => plain(lists.format(parts)),
    country: (code: string) => (countryCode.test(code) ? countries.of(code) : undefined) ?? code,
  }
}

function eurosWith(fractionDigits: 0 | 2): Intl.NumberFormatOptions {
  return {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
    // Nothing, taken off, is nothing: never minus zero.
    signDisplay: 'negative',
  }
}

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

function relativeUnit(seconds: number): readonly [Intl.RelativeTimeFormatUnit, number] {
  return units.find(([, length]) => seconds >= length) ?? ['second', 1]
}

const berlinOffset = new Intl.DateTimeFormat('en-GB', {
  timeZone: marketTimeZone,
  timeZoneName: 'longOffset',
})

function isSummerTime(moment: Moment): boolean {
  return berlinOffset.format(instantOf(moment)).endsWith('+02:00')
}

function instantOf(moment: Moment): number {
  if (typeof moment === 'number') return moment
  return typeof moment === 'string' ? Date.parse(moment) : moment.getTime()
}

/** A date in figures stays on one line; hyphens that forbid a break are missing in the typeface. */
function unbroken(write: (moment: Moment) => string): (moment: Moment) => string {
  return (moment) => write(moment).replaceAll(' ', '\u00a0').replaceAll('-', `-${wordJoiner}`)
}

function plain(text: string): string {
  return text.replaceAll('\u202f', '\u00a0')
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}
