import { renderPushSummary, shownSubjects } from '#content/notifications/render-push.ts'
import type { Locale } from '#locales/locales.ts'
import { pathToLoose } from '#locales/paths.ts'
import { pushChannel } from '../channel/channel.ts'
import type { ChannelJob } from '../channel/channel-job.ts'
import { createSendSummary, summaryLastsSeconds } from '../channel/send-summary.ts'
import type { PushServices } from '../messaging-services.ts'
import { deliverPush } from './deliver-push.ts'
import { type PushPayload, pushTopicOf, textOf } from './push-payload.ts'

/** The task `send-push-summary`: what was held, as one push to all browsers of its reader. */
export function createSendPushSummary(services: PushServices) {
  return createSendSummary(services, pushChannel, ({ customerId, cause, first, open }) =>
    deliverPush(services, {
      ...{ customerId, cause },
      notification: first.notification,
      ttlSeconds: summaryLastsSeconds,
      isUrgent: false,
      topic: pushTopicOf('summary'),
      payloadFor: (locale) => summaryPayload(services, { open, locale }),
    }),
  )
}

async function summaryPayload(
  services: PushServices,
  { open, locale }: { readonly open: readonly ChannelJob[]; readonly locale: Locale },
): Promise<string> {
  const shown = open.slice(0, shownSubjects)
  const texts = await Promise.all(shown.map((push) => textOf(services, { push, locale })))
  const subjects = texts.map(({ title }) => title)
  const payload: PushPayload = {
    ...renderPushSummary(locale, { count: open.length, subjects }),
    url: urlOfSummary(services, { open, locale }),
    ...{ tag: 'summary', locale, read: [] },
  }
  return JSON.stringify(payload)
}

/** To the messages, where all of it stands; what saved searches found does not, so that alone leads to the searches. */
function urlOfSummary(
  services: PushServices,
  { open, locale }: { readonly open: readonly ChannelJob[]; readonly locale: Locale },
): string {
  const areSearches = open.every(({ searchId }) => searchId !== undefined)
  const screen = areSearches ? 'merchantSearches' : 'messages'
  return services.hosts.origin(locale) + pathToLoose(screen, locale, {})
}
