import type { ProfileType } from '#domain/account/customer.ts'
import { passwordFaults } from '#domain/account/password.ts'
import { isLocale } from '#locales/locales.ts'
import type { Queryable } from '#server/platform/database/queryable.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { refuseFields } from '#server/platform/http/refused-call.ts'
import type { AccountServices } from '../account-services.ts'
import { type AccountRow, accountStore } from '../account-store.ts'
import { merchantStore } from '../merchant/merchant-store.ts'
import { queueLinkNotification, queueNotification } from '../queue-notification.ts'
import { hashPassword } from './password.ts'

export type Registration = {
  readonly email: string
  readonly password: string
  readonly profileType: ProfileType
  readonly language: string
}

/**
 * Opens an account. Whether the address is known shows in the mail alone, never in the answer
 * (rules 11); the password is hashed in every case, so that the time does not tell either.
 */
export async function registerCustomer(
  services: AccountServices,
  registration: Registration,
): Promise<void> {
  const { email, password, profileType } = registration
  refuseWeakPassword(password)
  const language = checkedLocale(registration.language)
  const passwordHash = await hashPassword(password)
  await transaction(services.pool, async (client) => {
    const customer = { email, passwordHash, profileType, languageSetting: language }
    const customerId = await accountStore.add(client, customer)
    if (customerId === null) {
      const known = await accountStore.findByEmail(client, email)
      if (known) await writeToKnown(services, client, { known, passwordHash })
      return
    }
    // Terms are agreed to with the form; dealers are asked again when new ones come (spec 9.5).
    const { version } = services.termsInForce(language, services.now())
    const now = services.now()
    await accountStore.saveTermsAcceptance(client, { customerId, version, locale: language, now })
    if (profileType === 'MERCHANT') await merchantStore.add(client, { customerId, language })
    await queueLinkNotification(services, client, {
      notification: 'verify_email',
      kind: 'verify_email',
      screen: 'authVerify',
      to: { customerId },
      locale: language,
    })
  })
}

/** A password that breaks the rules is refused field by field (rules 11). */
export function refuseWeakPassword(password: string): void {
  const faults = passwordFaults(password)
  if (faults.length > 0) throw refuseFields(faults)
}

export function checkedLocale(locale: string): string {
  if (!isLocale(locale)) throw refuseFields([{ field: 'language', rule: 'regex' }])
  return locale
}

/**
 * A prospect has valuations but no password. They get the new one only by the mailed link: else
 * anybody could enter by registering with their address.
 */
async function writeToKnown(
  services: AccountServices,
  db: Queryable,
  { known, passwordHash }: { readonly known: AccountRow; readonly passwordHash: string },
): Promise<void> {
  const { customerId, languageSetting, segmentation } = known.customer
  const reader = { to: { customerId }, locale: languageSetting }
  if (segmentation === 'prospect') {
    await queueLinkNotification(services, db, {
      ...reader,
      notification: 'verify_email',
      kind: 'verify_email',
      screen: 'authVerify',
      facts: { passwordHash },
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
