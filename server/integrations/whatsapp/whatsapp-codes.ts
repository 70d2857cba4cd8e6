/** Error codes of the Cloud API that say more than that it did not work; all others are an operator's to set right. */

/** The number has no WhatsApp, has an old one, or is our own; a sandbox's number that was not allowed. */
const ofNumber: readonly number[] = [131_026, 131_021, 131_030, 130_472, 131_050]

/** Too many at once, to us or to one number, and faults of theirs that pass. */
const busy: readonly number[] = [
  ...[1, 2, 4, 80_007, 130_429, 131_000, 131_016, 131_048, 131_056, 131_057, 133_004],
]

export function isCodeOfNumber(code: number): boolean {
  return ofNumber.includes(code)
}

export function isBusyCode(code: number): boolean {
  return busy.includes(code)
}
