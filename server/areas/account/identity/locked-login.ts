import type { Refusal } from '#domain/refusal/refusal.ts'
import { RefusedCall, refuseCall } from '#server/platform/http/refused-call.ts'
import type { Services } from '#server/platform/services.ts'

/** The reader is told how long, not until when: their clock may differ. */
export function lockedLogin(services: Services, refusal: Refusal): RefusedCall {
  if (refusal.code !== 'LOGIN_LOCKED' || refusal.facts.until === undefined) {
    return new RefusedCall(refusal)
  }
  const left = refusal.facts.until - services.now().getTime()
  return refuseCall('LOGIN_LOCKED', { minutes: Math.max(1, Math.ceil(left / 60_000)) })
}
