import { mayBeAnswered } from '#domain/messaging/whatsapp/stop-words.ts'
import { defaultLocale, isLocale } from '#locales/locales.ts'
import { pathToLoose } from '#locales/paths.ts'
import { textsOf } from '#locales/texts.ts'
import { findSeller } from '../../account/api.ts'
import type { PushServices } from '../messaging-services.ts'
import { deliverOnce, deliverWhatsApp, type WhatsAppDelivered } from './deliver-whatsapp.ts'
import { optInStore } from './opt-in-store.ts'
import { behindOrigin } from './send-whatsapp.ts'

/** What somebody wrote from their number that ended its messages or brought them back. */
export type HeardStopWord = {
  readonly customerId: number
  readonly telephone: string
  readonly meaning: 'stop' | 'start'
  readonly writtenAtMs: number
  /** The same for a word that is reported again, and for all customers of a number: it is answered once. */
  readonly cause: string
}

export const answerStopWordTask = 'answer-whatsapp-stop-word'

/** The task `answer-whatsapp-stop-word`: says once that it is off or on again, while that is still so. */
export function createAnswerStopWord(services: PushServices) {
  return async (heard: HeardStopWord): Promise<void> => {
    if (!mayBeAnswered(heard.writtenAtMs, services.now().getTime())) return
    const { kind } = await answer(services, heard)
    if (kind === 'busy') throw new Error('WhatsApp takes no answer just now')
  }
}

async function answer(services: PushServices, heard: HeardStopWord): Promise<WhatsAppDelivered> {
  const { customerId, telephone, meaning, cause } = heard
  const open = await optInStore.findOpen(services.pool, customerId)
  const customer = await findSeller(services.pool, customerId)
  const isStillSo = (open?.telephone === telephone) === (meaning === 'start')
  if (!customer || !isStillSo) return { kind: 'nobody' }
  const { languageSetting } = customer
  const locale = isLocale(languageSetting) ? languageSetting : defaultLocale
  const message = { customerId, telephone, cause, job: null }
  if (meaning === 'stop') {
    const text = textsOf(locale, 'notifications')('whatsApp.stopped')
    return deliverOnce(services, { ...message, notification: 'whatsapp_stopped' }, (service, own) =>
      service.reply({ to: telephone, text, reference: own }),
    )
  }
  return deliverWhatsApp(services, {
    ...{ ...message, locale, template: 'welcome', notification: 'whatsapp_welcome', values: {} },
    button: behindOrigin(pathToLoose('accountEmailSettings', locale, {})),
  })
}
