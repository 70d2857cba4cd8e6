import type { LoggedIn } from '#contract/endpoints/account-session.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { AccountServices } from '../account-services.ts'
import { accountStore } from '../account-store.ts'
import { linkStore } from '../link-store.ts'
import { readLinkToken } from '../links.ts'
import { finishLogin } from '../session/finish-login.ts'
import { checkSecondFactor } from './check-second-factor.ts'

/** The second half of a login (rules 11). Five wrong codes hold the account's second factor off for a quarter of an hour. */
export async function logInBySecondFactor(
  services: AccountServices,
  entry: { readonly challenge: string; readonly code: string },
  context: CallContext,
): Promise<LoggedIn> {
  const linkId = readLinkToken(services, entry.challenge)
  const known = linkId === null ? undefined : await linkStore.find(services.pool, linkId)
  const customerId = known?.kind === 'second_factor' ? known.customerId : null
  if (linkId === null || customerId === null) throw refuseCall('LINK_INVALID')
  const { code } = entry
  const loggedIn = await transaction(services.pool, async (client) => {
    await accountStore.lock(client, customerId)
    const use = { linkId, kinds: ['second_factor'], now: services.now() } as const
    // One that has ended asks for nothing any more, so its codes are neither counted nor tried.
    if (!(await linkStore.isOpen(client, use))) throw refuseCall('LINK_INVALID')
    const isRight = await checkSecondFactor(services, client, { customerId, code, place: context })
    if (!isRight) return null
    const link = await linkStore.use(client, use)
    const account = await accountStore.load(client, customerId)
    if (!link || account.isDeactivated) throw refuseCall('LINK_INVALID')
    const { route, outsideLoginId } = link.facts
    return finishLogin(services, client, {
      account,
      context,
      ...(typeof route === 'string' && { route }),
      ...(typeof outsideLoginId === 'number' && { outsideLoginId }),
    })
  })
  if (loggedIn) return loggedIn
  throw refuseCall('SECOND_FACTOR_WRONG')
}
