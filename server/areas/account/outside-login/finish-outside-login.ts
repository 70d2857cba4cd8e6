import type { OutsideLoginFault } from '#contract/endpoints/security/outside-login.ts'
import { accountLifetimes } from '#domain/account/lifetimes.ts'
import { judgeOutsideLogin } from '#domain/account/security/outside-login.ts'
import { pathTo } from '#locales/paths.ts'
import { type OutsidePerson, ProviderFailed } from '#server/integrations/identity-provider/port.ts'
import type { DatabaseClient } from '#server/platform/database/pool.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { type CallContext, personIdOf } from '#server/platform/http/call-context.ts'
import type { AccountServices } from '../account-services.ts'
import { seconds } from '../account-settings.ts'
import { type AccountRow, accountStore } from '../account-store.ts'
import type { LoginLinkFacts } from '../identity/enter-by-mail.ts'
import { createLink, linkToken } from '../links.ts'
import { type OutsideLoginRow, outsideLoginStore } from '../outside-login-store.ts'
import { announceFactor } from '../second-factor/announce-factor.ts'
import { providerCookie } from '../session/cookie-names.ts'
import { browserOf } from '../session/known-devices.ts'
import { localeOf, type OutsideAsk, providerOf, takeAsk } from './outside-ask.ts'

/**
 * The browser is back from the provider. Answers the path to go on to: a login of one use, which asks for a second factor
 * as every way in does, the settings where it was to be connected, or with what went wrong. Never throws because of the provider.
 */
export async function finishOutsideLogin(
  services: AccountServices,
  search: string,
  context: CallContext,
): Promise<string> {
  const taken = await takeAsk(services, search, context)
  if (!taken) return pathTo('login', localeOf(context), {}, { outside: 'invalid' })
  const { ask } = taken
  // Whoever is logged in sees no login page.
  const screen = ask.connects === undefined ? 'login' : 'accountSettings'
  const failed = (outside: OutsideLoginFault) => pathTo(screen, ask.locale, {}, { outside })
  try {
    const person = await providerOf(services).readAnswer(taken.answer)
    const settled = await transaction(services.pool, (client) =>
      settle(services, client, { ask, person, context }),
    )
    return typeof settled === 'string' ? settled : failed(settled.fault)
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    services.log.warn({ err: error }, 'a login by the identity provider failed')
    return failed(error.kind)
  }
}

type Answered = {
  readonly ask: OutsideAsk
  readonly person: OutsidePerson
  readonly context: CallContext
}

async function settle(
  services: AccountServices,
  client: DatabaseClient,
  { ask, person, context }: Answered,
): Promise<string | { readonly fault: OutsideLoginFault }> {
  const { issuer } = providerOf(services)
  const { subject, email } = person
  const known = await outsideLoginStore.find(client, { issuer, subject })
  const holders = [known?.customerId, ask.connects].filter((id) => id !== undefined)
  await accountStore.lock(client, ...holders)
  const connecting = await connectingAccount(client, ask, context)
  if (ask.connects !== undefined && !connecting) return { fault: 'invalid' }
  const ofAddress = email === null ? undefined : await accountStore.findByEmail(client, email)
  const account = known && (await accountStore.load(client, known.customerId))
  const verdict = judgeOutsideLogin({
    person,
    known: account ? judged(account) : null,
    hasAccountOfAddress: ofAddress !== undefined,
    connecting: connecting && judged(connecting),
    opens: ask.opens !== undefined,
  })
  if (verdict.kind === 'refuse') return verdict
  if (connecting) {
    const isAnothers =
      verdict.kind === 'connect' &&
      !(await connect(services, client, { connecting, person, context }))
    if (isAnothers) return { fault: 'exists' }
    return pathTo('accountSettings', ask.locale)
  }
  return enter(services, client, { ...{ ask, person, context }, known })
}

/** Whoever began to connect is still logged in. */
async function connectingAccount(
  client: DatabaseClient,
  { connects }: OutsideAsk,
  context: CallContext,
): Promise<AccountRow | null> {
  const isLoggedIn = context.viewer.customerId !== null
  if (connects === undefined || !isLoggedIn || personIdOf(context) !== connects) return null
  return accountStore.load(client, connects)
}

function judged({ customer, isDeactivated, operatorRoles }: AccountRow) {
  const { customerId, email, isEmailVerified } = customer
  return { customerId, email, isEmailVerified, isDeactivated, operatorRoles }
}

/** False where it was connected with another account meanwhile. */
async function connect(
  services: AccountServices,
  client: DatabaseClient,
  { connecting, person, context }: Omit<Answered, 'ask'> & { readonly connecting: AccountRow },
): Promise<boolean> {
  const { customerId, email } = connecting.customer
  const { issuer } = providerOf(services)
  const login = { customerId, issuer, subject: person.subject, email, now: services.now() }
  if ((await outsideLoginStore.add(client, login)) === null) return false
  await announceFactor(services, client, {
    ...{ account: connecting, event: 'outside_login_added', context },
  })
  return true
}

async function enter(
  services: AccountServices,
  client: DatabaseClient,
  { ask, person, context, known }: Answered & { readonly known: OutsideLoginRow | undefined },
): Promise<string | { readonly fault: OutsideLoginFault }> {
  const { locale, route, opens } = ask
  const { subject, email } = person
  const facts: LoginLinkFacts = {
    holder: browserOf(services, context.cookies),
    ...(known && { outsideLoginId: known.outsideLoginId }),
    ...(route !== undefined && { route }),
    ...(!known &&
      email !== null &&
      opens !== undefined && {
        ...{ email, opens: { profileType: opens, language: locale } },
        outside: { issuer: providerOf(services).issuer, subject },
      }),
  }
  if (known) {
    const { outsideLoginId } = known
    const isUsed = await outsideLoginStore.saveUse(client, { outsideLoginId, now: services.now() })
    // Its owner has disconnected it while this waited for the account.
    if (!isUsed) return { fault: 'invalid' }
  }
  const customerId = known?.customerId ?? null
  const linkId = await createLink(services, client, { kind: 'outside_login', customerId, facts })
  context.setCookie(providerCookie, '1', {
    maxAgeSeconds: seconds(accountLifetimes.refreshTokenMs),
  })
  return pathTo('authLoggedIn', locale, {}, { token: linkToken(services, linkId) })
}
