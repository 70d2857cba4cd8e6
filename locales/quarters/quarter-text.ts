import type { Locale } from '../locales.ts'

/** `quarter` from 1 to 4. */
export type Quarter = { readonly year: number; readonly quarter: number }

/** Of a month in it; months are counted from January of the year 0. */
export function quarterOfMonth(month: number): Quarter {
  return { year: Math.floor(month / 12), quarter: Math.floor((month % 12) / 3) + 1 }
}

/** Of `2026-Q3`, as calls name it. */
export function quarterOfName(name: string): Quarter {
  const [year, quarter] = name.split('-Q')
  return { year: Number(year), quarter: Number(quarter) }
}

type Form = (quarter: number, year: string) => string

const roman = ['I', 'II', 'III', 'IV']

/** In text and tables; below a chart, where the year has two digits. */
const forms: Readonly<Record<Locale, { readonly full: Form; readonly short: Form }>> = {
  de: { full: (quarter, year) => `${quarter}. Quartal ${year}`, short: shortened('Q') },
  en: { full: shortened('Q'), short: shortened('Q') },
  nl: { full: (quarter, year) => `${quarter}e kwartaal ${year}`, short: shortened('K') },
  sv: { full: (quarter, year) => `kvartal ${quarter} ${year}`, short: shortened('K') },
  da: { full: (quarter, year) => `${quarter}. kvartal ${year}`, short: shortened('K') },
  pl: {
    full: (quarter, year) => `${roman[quarter - 1]} kwartał ${year}`,
    short: (quarter, year) => `${roman[quarter - 1]} kw. ${year}`,
  },
  es: { full: (quarter, year) => `${quarter}.º trimestre ${year}`, short: shortened('T') },
  cs: { full: (quarter, year) => `${quarter}. čtvrtletí ${year}`, short: shortened('Q') },
}

/** As readers of the language write a quarter: 3. Quartal 2026, III kwartał 2026. */
export function quarterText(locale: Locale, { year, quarter }: Quarter): string {
  return forms[locale].full(quarter, String(year))
}

/** Where there is little room: Q3 26, T3 26, III kw. 26. */
export function shortQuarterText(locale: Locale, { year, quarter }: Quarter): string {
  return forms[locale].short(quarter, String(year % 100).padStart(2, '0'))
}

function shortened(initial: string): Form {
  return (quarter, year) => `${initial}${quarter} ${year}`
}
