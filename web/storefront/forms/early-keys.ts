/**
 * Keys that are pressed before the page has come alive. React takes a page over piece by piece and has
 * it hear anything only once all of it is taken: what was pressed until then would be lost.
 */

/** Older ones were meant for what is no longer there, or were given up by now. */
const keptMs = 3000

type EarlyKey = { readonly event: KeyboardEvent; readonly pathname: string }

let early: EarlyKey[] = []

/** On a page without a listener only the most recent keys are kept. */
function keep(event: KeyboardEvent): void {
  early = [...recent(), { event, pathname: location.pathname }]
}

/** Those of this page: on the page before, the same key meant nothing, or something else. */
function recent(): EarlyKey[] {
  return early.filter(
    ({ event, pathname }) =>
      pathname === location.pathname && performance.now() - event.timeStamp < keptMs,
  )
}

/** As soon as there is a script that can. */
export function keepEarlyKeys(): void {
  document.addEventListener('keydown', keep)
}

/** For the first listener, which hears all later keys itself. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  document.removeEventListener('keydown', keep)
  const taken = recent().map(({ event }) => event)
  early = []
  return taken
}
