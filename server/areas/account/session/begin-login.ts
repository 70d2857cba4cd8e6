import type { LoginAnswer } from '#contract/endpoints/account-session.ts'
import { hasSecondFactor } from '#domain/account/security/passkey.ts'
import type { DatabaseClient } from '#server/platform/database/pool.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import type { AccountServices } from '../account-services.ts'
import type { AccountRow } from '../account-store.ts'
import { createLink, linkToken } from '../links.ts'
import { secondFactorStore } from '../second-factor-store.ts'
import { finishLogin } from './finish-login.ts'

/** Behind the right password, code or link: the session, or the question for the second factor. */
export async function beginLogin(
  services: AccountServices,
  client: DatabaseClient,
  login: {
    readonly account: AccountRow
    readonly context: CallContext
    readonly route?: string | undefined
    /** Where nobody had to show here who they are. A second factor, where there is one, shows it. */
    readonly provedAt?: null
    /** By which account at an identity provider. */
    readonly outsideLoginId?: number | null
  },
): Promise<LoginAnswer> {
  const { customerId } = login.account.customer
  const factors = await secondFactorStore.factorsOf(client, customerId)
  if (!hasSecondFactor(factors)) return finishLogin(services, client, login)
  const { route, outsideLoginId = null } = login
  const facts = {
    ...(route !== undefined && { route }),
    ...(outsideLoginId !== null && { outsideLoginId }),
  }
  const linkId = await createLink(services, client, { kind: 'second_factor', customerId, facts })
  const hasPasskey = factors.passkeys > 0
  return { secondFactor: { challenge: linkToken(services, linkId), hasPasskey } }
}
