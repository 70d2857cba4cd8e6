import { setTimeout as wait } from 'node:timers/promises'

/** Longer than a busy machine stands still, shorter than a test may take. */
const patienceMs = 60_000
const pauseMs = 10

type Nothing = false | null | undefined

/** Waits for what must come, and answers it; that it comes soon is for those to say who mean it. */
export async function waitUntil<Found>(
  look: () => Found | Promise<Found>,
): Promise<Exclude<Found, Nothing>> {
  const giveUpAt = performance.now() + patienceMs
  for (;;) {
    const found = await look()
    if (found) return found as Exclude<Found, Nothing> // It is something.
    if (performance.now() > giveUpAt) throw new Error(`It did not come: ${look}`)
    await wait(pauseMs)
  }
}
