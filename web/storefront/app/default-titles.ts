import type { Messages } from '#locales/messages.generated.ts'
import type { RouteName } from '#locales/paths.ts'

type TitleKey = keyof Messages['shell']['titles']

/** Routes that are stages of one errand share its title. */
const shared = {
  valuateMotorhomeStep: 'valuateMotorhome',
  valuateMotorhomeLongStep: 'valuateMotorhome',
  valuateMotorhomeSuccess: 'valuationSuccess',
  valuateMotorhomeReport: 'valuationReport',
  valuateTrailerStep: 'valuateTrailer',
  valuateTrailerSuccess: 'valuationSuccess',
  valuateTrailerReport: 'valuationReport',
  sellStep: 'sell',
  continueAd: 'adEdit',
  adEditFallback: 'adEdit',
  messageThread: 'messages',
  merchantSyscara: 'merchantIntegrations',
  authLogin: 'login',
  authLoggedIn: 'login',
  authLogOut: 'login',
  authProgram: 'login',
  authRedirectToAuthorize: 'login',
  authSigningIn: 'login',
  authUndoEmail: 'login',
  authVerify: 'login',
} as const satisfies Partial<Record<RouteName, TitleKey>>

type Shared = keyof typeof shared

/** The key below `shell.titles` for a screen without a title of its own; a test asks for either. */
export function defaultTitleKey(name: RouteName): TitleKey {
  return isShared(name) ? shared[name] : (name as TitleKey) // A route without one has its own title.
}

function isShared(name: RouteName): name is Shared {
  return name in shared
}
