/**
 * The guard of a bid by one button: the first press arms it, the second one bids. It never bids another
 * amount than the one that was read on it.
 */

export type Armed = {
  /** Of the pressed button: the same auction may stand in several places. */
  readonly buttonId: string
  readonly amountEur: number
  /** Milliseconds of a steady clock. */
  readonly at: number
}

/** After this an armed button is as it was. */
export const armedForMs = 5000
/** The second half of a double click is no second press. */
const deafForMs = 400

export type Press = {
  readonly armed: Armed | null
  /** What is bid by this press; null if it only arms. */
  readonly bidEur: number | null
}

/** @param armed What is armed on the page: at most one button at a time. */
export function press(armed: Armed | null, pressed: Armed): Press {
  if (armed === null || !isArmed(armed, pressed)) return { armed: pressed, bidEur: null }
  const waitedMs = pressed.at - armed.at
  if (waitedMs < deafForMs) return { armed, bidEur: null }
  if (waitedMs >= armedForMs) return { armed: pressed, bidEur: null }
  return { armed: null, bidEur: armed.amountEur }
}

/** Whether this button is armed with the amount that it shows now. */
export function isArmed(armed: Armed | null, shown: Omit<Armed, 'at'>): boolean {
  return armed?.buttonId === shown.buttonId && armed.amountEur === shown.amountEur
}
