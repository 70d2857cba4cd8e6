import { entranceEndpoints } from './account-entrance.ts'
import { profileEndpoints } from './account-profile.ts'
import { sessionEndpoints } from './account-session.ts'
import { emailChangeEndpoints } from './security/email-change.ts'
import { identityProofEndpoints } from './security/identity-proof.ts'
import { outsideLoginEndpoints } from './security/outside-login.ts'
import { passkeyEndpoints } from './security/passkey.ts'
import { programLoginEndpoints } from './security/program-login.ts'
import { secondFactorEndpoints } from './security/second-factor.ts'

/** Accounts as customers and visitors call them; operators and the demo have groups of their own. */
export const accountEndpoints = {
  ...sessionEndpoints,
  ...entranceEndpoints,
  ...profileEndpoints,
  ...secondFactorEndpoints,
  ...passkeyEndpoints,
  ...identityProofEndpoints,
  ...emailChangeEndpoints,
  ...outsideLoginEndpoints,
  ...programLoginEndpoints,
} as const
