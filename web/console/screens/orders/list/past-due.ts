import { timeZone } from '#web/language/texts.ts'

/** Whether an invoice's day is over in Berlin, whose days it counts (rules 10). */
export function isPastDue(dueOn: string, now: number): boolean {
  return dueOn < marketDay.format(now)
}

/** The Swedish format of a day is that of the contract: "YYYY-MM-DD". */
const marketDay = new Intl.DateTimeFormat('sv-SE', { timeZone })
