import type { Registration } from './likely-registration.ts'

/** No inspection of the market is valid for longer, but that of a new vehicle. */
const longestMonths = 24

/**
 * Until when an inspection is likely valid: it falls due in the month of the first registration. The months of that name
 * within the next two years, the next one first; this month counts. A registration that is yet to come has none.
 */
export function likelyInspectionEnds(
  { year, month }: Registration,
  now: Registration,
): readonly Registration[] {
  if (year > now.year || (year === now.year && month > now.month)) return []
  const monthsAhead = (each: Registration) => (each.year - now.year) * 12 + each.month - now.month
  return [now.year, now.year + 1, now.year + 2]
    .map((each) => ({ year: each, month }))
    .filter((each) => monthsAhead(each) >= 0 && monthsAhead(each) <= longestMonths)
}
