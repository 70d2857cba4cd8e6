/** A make with the name that people write. */
export type NamedMake = { readonly code: string; readonly label: string }

export type VehicleName = {
  /** The make's code; undefined where none of the names begins the text. */
  readonly make: string | undefined
  /** What stands behind the make, or all of it. */
  readonly model: string
}

/**
 * "Knaus Sky TI 650": make and model as they are written in one line. The longest name of a make that begins the
 * text wins, so that "LMC Sports" would not be read as a make called "LMC" where both exist.
 */
export function readVehicleName(text: string, makes: readonly NamedMake[]): VehicleName {
  const typed = text.trim().replaceAll(/\s+/g, ' ')
  const found = makes
    .filter(({ label }) => beginsWith(typed, label))
    .reduce<NamedMake | undefined>(
      (best, each) => (best && best.label.length >= each.label.length ? best : each),
      undefined,
    )
  if (!found) return { make: undefined, model: typed }
  return { make: found.code, model: withoutName(typed, found.label) }
}

/** "HYMER 588" and "hymer588" both begin with Hymer; "Hymercar" does not. */
function beginsWith(text: string, name: string): boolean {
  const start = plain(text.slice(0, name.length))
  return start === plain(name) && !/^\p{L}/u.test(text.slice(name.length))
}

function withoutName(text: string, name: string): string {
  return text.slice(name.length).replace(/^[\s,/-]+/u, '')
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('-', ' ')
}
