import { automations } from '#contract/endpoints/messages.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import { findSeller } from '../account/api.ts'
import { type Automation, isAutomationKey } from './automation-key.ts'
import { mailStore } from './mail-store.ts'
import type { ReadingServices } from './messaging-services.ts'

/** Which reminders an address gets; asked by its owner, or by whoever holds a mail's key. */

type Reader = { readonly e?: string | undefined; readonly h?: string | undefined }

export async function listEmailAutomations(
  services: ReadingServices,
  reader: Reader,
  context: CallContext,
): Promise<{ type: Automation; isActive: boolean }[]> {
  const email = await emailOf(services, reader, context)
  const stopped = await mailStore.listStoppedAutomations(services.pool, email)
  const hasNewsletter = await mailStore.findNewsletter(services.pool, email)
  return automations.flatMap((type) => {
    if (type !== 'NEWSLETTER') return { type, isActive: !stopped.includes(type) }
    return hasNewsletter === undefined ? [] : { type, isActive: hasNewsletter }
  })
}

export async function saveEmailAutomation(
  services: ReadingServices,
  change: { readonly reader: Reader; readonly type: Automation; readonly isActive: boolean },
  context: CallContext,
): Promise<void> {
  const email = await emailOf(services, change.reader, context)
  const { type: automation, isActive } = change
  await switchAutomation(services, { email, automation, isActive })
}

/** The newsletter is no reminder: who ends it may ask for it again, and is then sent the mail to confirm it. */
export async function switchAutomation(
  { pool, now }: Pick<ReadingServices, 'pool' | 'now'>,
  change: { readonly email: string; readonly automation: Automation; readonly isActive: boolean },
): Promise<void> {
  const { email, automation, isActive } = change
  if (automation !== 'NEWSLETTER') return mailStore.saveAutomation(pool, change)
  await mailStore.saveNewsletter(pool, { email, confirmedAt: isActive ? now() : null })
}

/** Whether the customer's address gets none of these mails. */
export async function hasStopped(
  db: Queryable,
  { customerId, automation }: { readonly customerId: number; readonly automation: Automation },
): Promise<boolean> {
  const customer = await findSeller(db, customerId)
  if (!customer) return false
  return (await mailStore.listStoppedAutomations(db, customer.email)).includes(automation)
}

/** What the reader of an address has stopped stays stopped at their new one. */
export function carryMailStops(
  db: Queryable,
  move: { readonly from: string; readonly to: string },
): Promise<void> {
  return mailStore.carryAutomations(db, move)
}

async function emailOf(
  services: ReadingServices,
  { e: email, h: key }: Reader,
  { viewer }: CallContext,
): Promise<string> {
  if (email && key) {
    if (!isAutomationKey(services, { email, key })) throw refuseCall('LINK_INVALID')
    return email
  }
  const customer =
    viewer.customerId === null ? undefined : await findSeller(services.pool, viewer.customerId)
  if (!customer) throw refuseCall('NOT_LOGGED_IN')
  return customer.email
}
