import type { NotificationSettings } from '#contract/endpoints/messaging/notification-settings.ts'
import { topicsWithTemplate } from '#domain/messaging/notification-table.ts'
import { shownTelephone } from '#locales/telephone/read-telephone.ts'
import type { Seller } from '../../account/api.ts'
import type { ReadingServices } from '../messaging-services.ts'
import { optInStore } from './opt-in-store.ts'

/** What the account says of WhatsApp; where nothing goes by it, nothing. */
export async function showWhatsApp(
  { pool, whatsApp, config }: ReadingServices,
  { customerId, profile }: Seller,
): Promise<NotificationSettings['whatsApp']> {
  const off = { topics: [], number: null, country: null, stoppedAt: null }
  if (whatsApp === null) return { kind: 'off', ...off }
  const latest = await optInStore.findLatest(pool, { customerId, isConfirmed: true })
  const isOpen = latest !== undefined && latest.endedAt === null
  return {
    kind: config.whatsApp?.mode === 'standin' ? 'demo' : 'on',
    topics: [...topicsWithTemplate],
    number:
      isOpen && latest.confirmedAt !== null
        ? { shown: covered(latest.telephone), since: latest.confirmedAt.toISOString() }
        : null,
    country: profile.country ?? null,
    stoppedAt: latest?.endedBy === 'stop' ? (latest.endedAt?.toISOString() ?? null) : null,
  }
}

const shownDigits = 3

/** The country and the last digits: enough to know it again. */
function covered(telephone: string): string {
  const [country = ''] = shownTelephone(telephone).split(' ')
  return `${country} •••• ${telephone.slice(-shownDigits)}`
}
