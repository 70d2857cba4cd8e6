import type { RecordPayload } from 'oidc-provider'
import type { ProgramQuestion } from '#contract/endpoints/security/program-login.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { type CallContext, personIdOf } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import type { AccountServices } from '../account-services.ts'
import { createLink, linkToken } from '../links.ts'
import { recordSecurityEvent } from '../security-log/record-security-event.ts'
import { proofAskedOf } from '../session/require-identity-proof.ts'
import { sessionStore } from '../session/session-store.ts'
import { issuerAddress } from './issuer-address.ts'
import { findRecord } from './issuer-records.ts'
import { declineRoute, finishRoute } from './issuer-routes.ts'

/** Our page between another program's question and the answer: who is it, and do they want that (rules 11). */

/** What `confirmProgramLogin` hands to the browser that brought the question. */
export type ProgramAnswer = {
  readonly ask: string
  readonly personId: number
  readonly sessionId: string
  /** When they last showed who they are; null where only another provider said so. */
  readonly provedAtSeconds: number | null
}

type Question = {
  readonly name: string
  readonly host: string
  readonly isSignUp: boolean
  /** The program wants to know that somebody showed who they are since then. */
  readonly provedSinceSeconds: number | null
}

export async function showProgramQuestion(
  services: AccountServices,
  ask: string,
): Promise<ProgramQuestion> {
  const { name, host, isSignUp } = await findQuestion(services, ask)
  return { name, host, isSignUp, declineAddress: addressOf(services) + declineRoute }
}

/** IDENTITY_UNPROVED where the program asks for a newer login than this one. */
export async function confirmProgramLogin(
  services: AccountServices,
  ask: string,
  context: CallContext,
): Promise<{ readonly address: string }> {
  const { name, provedSinceSeconds } = await findQuestion(services, ask)
  const personId = personIdOf(context)
  const { sessionId } = context.viewer
  const session = sessionId === null ? undefined : await sessionStore.find(services.pool, sessionId)
  if (!session) throw refuseCall('SESSION_EXPIRED')
  const provedAt = session.provedAt && Math.floor(session.provedAt.getTime() / 1000)
  if (provedSinceSeconds !== null && (provedAt ?? 0) < provedSinceSeconds) {
    throw refuseCall('IDENTITY_UNPROVED', { by: await proofAskedOf(services.pool, personId) })
  }
  const facts: ProgramAnswer = {
    ...{ ask, personId, sessionId: session.sessionId },
    provedAtSeconds: provedAt,
  }
  const linkId = await transaction(services.pool, async (client) => {
    await recordSecurityEvent(services, client, {
      ...{ event: 'program_entered', customerId: personId, place: context },
      facts: { program: name },
    })
    return createLink(services, client, { kind: 'program_login', customerId: personId, facts })
  })
  return { address: `${addressOf(services)}${finishRoute}?token=${linkToken(services, linkId)}` }
}

/** NOT_FOUND for one that is over, and where no program logs in people here. */
async function findQuestion(services: AccountServices, ask: string): Promise<Question> {
  const { ownIssuer } = services.config
  const record = ownIssuer && (await findRecord(services, { kind: 'Interaction', id: ask }))
  const isOver = !record || (record.exp ?? 0) * 1000 <= Date.now()
  const params = isOver ? {} : paramsOf(record)
  const program = ownIssuer?.programs.find(({ id }) => id === params.client_id)
  if (isOver || !program) throw refuseCall('NOT_FOUND')
  const prompts = (params.prompt ?? '').split(' ')
  const beganSeconds = Number(record.iat)
  const wanted = params.max_age === undefined ? null : beganSeconds - Number(params.max_age)
  return {
    name: program.name,
    host: new URL(params.redirect_uri ?? program.redirectUris[0] ?? '').host,
    isSignUp: prompts.includes('create') || params.screen_hint === 'signup',
    provedSinceSeconds: prompts.includes('login') ? beganSeconds : wanted,
  }
}

/** As the library wrote them, which has checked them. */
function paramsOf({ params }: RecordPayload): Readonly<Record<string, string | undefined>> {
  return params as Readonly<Record<string, string | undefined>>
}

function addressOf({ hosts, config }: AccountServices): string {
  if (!config.ownIssuer) throw refuseCall('NOT_FOUND')
  return issuerAddress(hosts, config.ownIssuer)
}
