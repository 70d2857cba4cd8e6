import type { ProfileType } from '#domain/account/customer.ts'
import { isLocale } from '#locales/locales.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { refuseFields } from '#server/platform/http/refused-call.ts'
import type { AccountServices } from '../account-services.ts'
import { type AccountRow, accountStore } from '../account-store.ts'
import { merchantStore } from '../merchant/merchant-store.ts'
import { queueLinkNotification, queueNotification, readerOf } from '../queue-notification.ts'
import type { Device } from '../session/known-devices.ts'
import { hashPassword } from './password.ts'
import { refuseWeakPassword } from './weak-password.ts'

export type Registration = {
  readonly email: string
  readonly password: string
  readonly profileType: ProfileType
  readonly language: string
}

/**
 * Opens an account. Whether the address is known shows in the mail alone, never in the answer
 * (rules 11); the password is hashed in every case, so that the time does not tell either. `device` is the
 * browser that chose the password: confirmed from another one, it ends (`verify-email.ts`).
 */
export async function registerCustomer(
  services: AccountServices,
  registration: Registration,
  device: Pick<Device, 'hash'>,
): Promise<void> {
  const { email, password, profileType } = registration
  await refuseWeakPassword(password, email)
  const language = checkedLocale(registration.language)
  const passwordHash = await hashPassword(password)
  await transaction(services.pool, async (client) => {
    const now = services.now()
    const customer = { email, passwordHash, profileType, languageSetting: language, now }
    const customerId = await accountStore.add(client, customer)
    if (customerId === null) {
      const known = await accountStore.findByEmail(client, email)
      if (known) await writeToKnown(services, client, { known, passwordHash, device })
      return
    }
    // Terms are agreed to with the form; dealers are asked again when new ones come (spec 9.5).
    const { version } = services.termsInForce(language, now)
    await accountStore.saveTermsAcceptance(client, { customerId, version, locale: language, now })
    if (profileType === 'MERCHANT') await merchantStore.add(client, { customerId, language })
    await queueLinkNotification(services, client, {
      notification: 'verify_email',
      kind: 'verify_email',
      screen: 'authVerify',
      to: { customerId },
      locale: language,
      facts: { device: device.hash.toString('hex') },
    })
  })
}

export function checkedLocale(locale: string): string {
  if (!isLocale(locale)) throw refuseFields([{ field: 'language', rule: 'regex' }])
  return locale
}

/**
 * Whoever has not confirmed the address yet may be anybody: a prospect without password, or a stranger who
 * registered with it. The new password waits in the mailed link; using it ends what was there before.
 */
async function writeToKnown(
  services: AccountServices,
  db: Queryable,
  registered: {
    readonly known: AccountRow
    readonly passwordHash: string
    readonly device: Pick<Device, 'hash'>
  },
): Promise<void> {
  const { known, passwordHash, device } = registered
  const { customerId, segmentation, isEmailVerified } = known.customer
  const reader = readerOf(known)
  if (segmentation === 'prospect' || !isEmailVerified) {
    await queueLinkNotification(services, db, {
      ...reader,
      notification: 'verify_email',
      kind: 'verify_email',
      screen: 'authVerify',
      facts: { passwordHash, device: device.hash.toString('hex') },
    })
    return
  }
  await queueNotification(db, {
    ...reader,
    notification: 'account_exists',
    values: {},
    screen: 'login',
    cause: `account_exists:${customerId}:${services.now().getTime()}`,
  })
}
