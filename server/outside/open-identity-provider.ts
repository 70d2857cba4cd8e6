import type { Config } from '../config.ts'
import { createOpenIdProvider } from '../integrations/identity-provider/openid-provider.ts'
import type { IdentityProvider } from '../integrations/identity-provider/port.ts'

/** Null where people log in here alone. */
export function openIdentityProvider(config: Config, now: () => Date): IdentityProvider | null {
  return config.outsideIssuer && createOpenIdProvider(config.outsideIssuer, now)
}
