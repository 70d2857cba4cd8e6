import type { Interaction, InteractionResult, Provider } from 'oidc-provider'
import type { AccountServices } from '../account-services.ts'
import { linkStore } from '../link-store.ts'
import { readLinkToken } from '../links.ts'
import { faultAddress } from './issuer-address.ts'
import type { ProgramAnswer } from './program-login.ts'

/**
 * Back from our page. What was agreed to there counts in the browser that brought the question: whoever is talked into
 * agreeing to somebody else's question gives nothing away. Both answer the address to go on to.
 */

export async function answerQuestion(
  services: AccountServices,
  provider: Provider,
  { token, ask }: { readonly token: string; readonly ask: string | null },
): Promise<string> {
  const linkId = readLinkToken(services, token)
  const question = ask === null ? undefined : await provider.Interaction.find(ask)
  if (linkId === null || !question) return overAddress(services)
  const link = await linkStore.use(services.pool, {
    ...{ linkId, kinds: ['program_login'] as const, now: services.now() },
  })
  const answer = link?.facts as ProgramAnswer | undefined // Written by `confirmProgramLogin` alone.
  if (!answer || answer.ask !== ask) return overAddress(services)
  const { personId, sessionId, provedAtSeconds } = answer
  return settle(services, question, {
    login: {
      ...{ accountId: String(personId), remember: false },
      ...(provedAtSeconds !== null && { ts: provedAtSeconds }),
    },
    session: { sessionId },
    ...{ consent: {}, create: {}, select_account: {} },
  })
}

export async function declineQuestion(
  services: AccountServices,
  provider: Provider,
  ask: string | null,
): Promise<string> {
  const question = ask === null ? undefined : await provider.Interaction.find(ask)
  if (!question) return overAddress(services)
  return settle(services, question, { error: 'access_denied' })
}

async function settle(
  services: AccountServices,
  question: Interaction,
  result: InteractionResult,
): Promise<string> {
  const left = question.exp - Math.floor(Date.now() / 1000)
  if (left <= 0) return overAddress(services)
  question.result = result
  await question.save(left)
  return question.returnTo
}

/** Our page says so, and that the program has to begin anew. */
function overAddress({ hosts }: AccountServices): string {
  return faultAddress(hosts, 'over')
}
