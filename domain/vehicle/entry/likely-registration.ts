/** A first registration: year and month (1 to 12) as the papers have them. */
export type Registration = { readonly year: number; readonly month: number }

/**
 * The registration that was probably meant where the one that is given has not been yet, or was before there were
 * such vehicles: two neighbouring figures of its year changed places, as in 2062 for 2026. Undefined where none
 * or more than one can be meant.
 */
export function likelyRegistration(
  given: Registration,
  limits: { readonly firstYear: number; readonly now: Registration },
): Registration | undefined {
  if (canBe(given, limits)) return undefined
  const meant = swapped(String(given.year))
    .map((year) => ({ ...given, year }))
    .filter((registration) => canBe(registration, limits))
  return meant.length === 1 ? meant[0] : undefined
}

function canBe(
  { year, month }: Registration,
  { firstYear, now }: { readonly firstYear: number; readonly now: Registration },
): boolean {
  return year >= firstYear && (year < now.year || (year === now.year && month <= now.month))
}

function swapped(year: string): readonly number[] {
  const all = [0, 1, 2].map((at) =>
    Number(year.slice(0, at) + year.charAt(at + 1) + year.charAt(at) + year.slice(at + 2)),
  )
  return [...new Set(all)]
}
