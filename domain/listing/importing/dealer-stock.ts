/** A look at a dealer's own software, on a schedule. */

export const dealerFailures = ['refused', 'busy', 'unavailable', 'unreadable'] as const
/** `refused`: user or password is not taken, so nothing is asked until the dealer changes them. */
export type DealerFailure = (typeof dealerFailures)[number]

const minuteMs = 60_000

/** When the next look is due; none after a refused login, which more attempts would lock. */
export function nextLookAt(
  now: number,
  {
    failure,
    everyMinutes,
  }: { readonly failure: DealerFailure | null; readonly everyMinutes: number },
): number | undefined {
  return failure === 'refused' ? undefined : now + everyMinutes * minuteMs
}
