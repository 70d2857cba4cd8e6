import { outsideLoginEndpoints } from '#contract/endpoints/security/outside-login.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { type CallContext, personIdOf } from '#server/platform/http/call-context.ts'
import type { EndpointServer } from '#server/platform/http/endpoints/endpoint-server.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { AccountServices } from '../account-services.ts'
import { accountStore } from '../account-store.ts'
import { linkStore } from '../link-store.ts'
import { outsideLoginStore } from '../outside-login-store.ts'
import { announceFactor } from '../second-factor/announce-factor.ts'
import { checkedOwnPath } from '../session/own-path.ts'
import { requireIdentityProof } from '../session/require-identity-proof.ts'
import { sessionStore } from '../session/session-store.ts'
import { finishOutsideLogin } from './finish-outside-login.ts'
import { askProvider, providerOf } from './outside-ask.ts'

export function registerOutsideLoginRoutes(
  endpoints: EndpointServer,
  services: AccountServices,
): void {
  const calls = outsideLoginEndpoints
  const provider = services.identityProvider?.name ?? null
  endpoints.on(calls.showIdentityProvider, async () => ({ name: provider }))
  endpoints.on(calls.beginOutsideLogin, async ({ body: { route, opens } }, context) =>
    askProvider(
      services,
      {
        ...(route !== undefined && { route: checkedOwnPath(route) }),
        ...(opens && { opens }),
      },
      context,
    ),
  )
  endpoints.onRaw(calls.finishOutsideLogin, async (_input, context, { request, reply }) => {
    const search = new URL(request.url, 'http://storefront').search
    const path = await finishOutsideLogin(services, search, context)
    return reply.header('cache-control', 'no-store').redirect(path, 303)
  })
  endpoints.on(calls.listOutsideLogins, async (_input, context) => {
    const logins = await outsideLoginStore.list(services.pool, personIdOf(context))
    return {
      provider,
      logins: logins.map(({ outsideLoginId, issuer, email, createdAt, lastUsedAt }) => ({
        ...{ outsideLoginId, issuer, email, createdAt: createdAt.toISOString() },
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
        isOfProvider: issuer === services.identityProvider?.issuer,
      })),
    }
  })
  endpoints.on(calls.addOutsideLogin, async (_input, context) => {
    providerOf(services)
    await requireIdentityProof(services, services.pool, context)
    return askProvider(services, { connects: personIdOf(context) }, context)
  })
  endpoints.on(calls.removeOutsideLogin, async ({ params }, context) => {
    await removeOutsideLogin(services, params.outsideLoginId, context)
    return { isDone: true } as const
  })
}

async function removeOutsideLogin(
  services: AccountServices,
  outsideLoginId: number,
  context: CallContext,
): Promise<void> {
  const customerId = personIdOf(context)
  await transaction(services.pool, async (client) => {
    await accountStore.lock(client, customerId)
    await requireIdentityProof(services, client, context)
    // Before its row, by which they are found. Whoever has just shown who they are stays.
    const { sessionId } = context.viewer
    const own = sessionId === null ? undefined : await sessionStore.find(client, sessionId)
    await sessionStore.endByOutsideLogin(client, {
      ...{ outsideLoginId, exceptLoginId: own?.loginId ?? null, now: services.now() },
      reason: 'rights_changed',
    })
    const isRemoved = await outsideLoginStore.remove(client, { customerId, outsideLoginId })
    if (!isRemoved) throw refuseCall('NOT_FOUND')
    // Whoever is just coming back from there does not enter any more.
    const begun = { customerId, kind: 'outside_login', now: services.now() } as const
    await linkStore.voidOlder(client, begun)
    const account = await accountStore.load(client, customerId)
    await announceFactor(services, client, { account, event: 'outside_login_removed', context })
  })
  await services.announceEndedLogin(customerId)
}
