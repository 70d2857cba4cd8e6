import { entranceEndpoints } from './account-entrance.ts'
import { profileEndpoints } from './account-profile.ts'
import { sessionEndpoints } from './account-session.ts'

/** Accounts as customers and visitors call them; operators and the demo have groups of their own. */
export const accountEndpoints = {
  ...sessionEndpoints,
  ...entranceEndpoints,
  ...profileEndpoints,
} as const
