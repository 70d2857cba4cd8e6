import type { Queryable } from '#server/platform/database/queryable.ts'
import type { Services } from '#server/platform/services.ts'
import { accountStore } from '../account-store.ts'
import { queueLinkNotification, readerOf } from '../queue-notification.ts'

/** What is sent in place of a mail with a link or code of one use: a code belongs to the page that asked for it. */
const repeats = {
  login_link: { notification: 'login_link', kind: 'login', screen: 'authSigningIn' },
  login_code: { notification: 'login_link', kind: 'login', screen: 'authSigningIn' },
  unlock_account: { notification: 'unlock_account', kind: 'unlock', screen: 'unlockAccount' },
  reset_password: {
    notification: 'reset_password',
    kind: 'reset_password',
    screen: 'resetPassword',
  },
} as const
type RepeatedByLink = keyof typeof repeats

export function isRepeatedByLink(notification: string): notification is RepeatedByLink {
  return Object.hasOwn(repeats, notification)
}

/** A new link of the same kind; the former one goes on, because both lie in the same mailbox. */
export async function queueLinkAgain(
  services: Services,
  db: Queryable,
  again: { readonly customerId: number; readonly notification: RepeatedByLink },
): Promise<void> {
  const account = await accountStore.find(db, again.customerId)
  await queueLinkNotification(services, db, {
    ...repeats[again.notification],
    ...readerOf(account),
  })
}
