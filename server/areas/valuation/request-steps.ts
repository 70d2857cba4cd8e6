import {
  decideValuation,
  type ValuationCommand,
} from '#domain/valuation/request/valuation-request.ts'
import { RefusedCall } from '../../platform/http/refused-call.ts'
import { addJob } from '../../platform/jobs/jobs.ts'
import type { ValuationServices } from './valuation-services.ts'
import type { StoredValuation } from './valuation-store.ts'

/** A step of a request as its rule decides it; what is refused ends the call. */
export function decideFor(valuation: StoredValuation, command: ValuationCommand, now: number) {
  const decision = decideValuation(valuation, command, now)
  if (!decision.isAllowed) throw new RefusedCall(decision.refusal)
  return decision.next
}

/** One letter on the day that they named; naming another day moves it. */
export async function queueReminder(
  services: ValuationServices,
  client: Parameters<typeof addJob>[0],
  { entityId, postponedUntil }: StoredValuation,
  now: number,
): Promise<void> {
  const waitMs = (postponedUntil ?? now) - now
  await addJob(
    client,
    'remind-of-valuation',
    { entityId, postponedUntil },
    {
      key: `remind-of-valuation:${entityId}`,
      runAt: new Date(services.now().getTime() + waitMs),
    },
  )
}
