import { randomUUID } from 'node:crypto'
import type { DatabaseClient } from '#server/platform/database/pool.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { type CallContext, personIdOf } from '#server/platform/http/call-context.ts'
import type { AccountServices } from '../account-services.ts'
import { after, linkLifetimes, seconds } from '../account-settings.ts'
import { accountStore } from '../account-store.ts'
import { addressStore } from '../address-store.ts'
import { type CodeAsked, refuseTooManyMails } from '../identity/login-code.ts'
import { linkStore, type MailedLink } from '../link-store.ts'
import { nobody, queueNotification } from '../queue-notification.ts'
import { requireIdentityProof } from '../session/require-identity-proof.ts'

/**
 * Mails a code to the address that an account is to have. One that is somebody else's gets none, and the answer is the same:
 * who asks learns of no account (rules 11).
 */
export async function askEmailChange(
  services: AccountServices,
  wish: { readonly email: string; readonly requestId?: string | undefined },
  context: CallContext,
): Promise<CodeAsked> {
  const customerId = personIdOf(context)
  return transaction(services.pool, async (client) => {
    // Its mails are counted one after the other.
    await accountStore.lock(client, customerId)
    await requireIdentityProof(services, client, context)
    const subject = `email_change:${customerId}`
    await refuseTooManyMails(services, client, subject)
    const again = await mailedAgain(services, client, { ...wish, subject })
    const link = again ?? (await addLink(services, client, { ...wish, customerId, subject }))
    const left = link.expiresAt.getTime() - services.now().getTime()
    const { customer } = await accountStore.load(client, customerId)
    await queueNotification(client, {
      notification: 'confirm_new_email',
      to: link.facts.isSilent === true ? nobody : { email: wish.email },
      locale: customer.languageSetting,
      screen: 'account',
      values: { minutes: Math.max(1, Math.floor(left / 60_000)) },
      linkId: link.linkId,
      cause: `confirm_new_email:${link.linkId}:${link.mails}`,
    })
    return { requestId: link.linkId, expiresInSeconds: seconds(left) }
  })
}

async function mailedAgain(
  services: AccountServices,
  client: DatabaseClient,
  wish: {
    readonly email: string
    readonly requestId?: string | undefined
    readonly subject: string
  },
): Promise<MailedLink | undefined> {
  const { requestId, email, subject } = wish
  if (requestId === undefined) return undefined
  const now = services.now()
  return linkStore.saveMailedAgain(client, {
    ...{ linkId: requestId, kind: 'change_email', email, subject, now },
  })
}

async function addLink(
  services: AccountServices,
  client: DatabaseClient,
  asked: { readonly email: string; readonly customerId: number; readonly subject: string },
): Promise<MailedLink> {
  const { email, customerId, subject } = asked
  const now = services.now()
  const isSilent = await addressStore.isTaken(client, { email, customerId, now })
  const link = {
    linkId: randomUUID(),
    kind: 'change_email',
    customerId,
    facts: { email, ...(isSilent && { isSilent: true }) },
    expiresAt: after(now, linkLifetimes.change_email),
  } as const
  await linkStore.addWithCode(client, { ...link, subject, now })
  return { ...link, mails: 1 }
}
