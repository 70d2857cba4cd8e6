import { randomUUID } from 'node:crypto'
import { maxWrongCodes } from '#domain/account/login-code.ts'
import { minuteMs } from '#domain/calendar/instant.ts'
import { countedCodesMs, nextCodeAt } from '#domain/messaging/whatsapp/code-limits.ts'
import type { WhatsAppTemplateName } from '#domain/messaging/whatsapp/whatsapp-templates.ts'
import { defaultLocale, isLocale, type Locale } from '#locales/locales.ts'
import { pathToLoose } from '#locales/paths.ts'
import { readTelephone, shownTelephone } from '#locales/telephone/read-telephone.ts'
import { textsOf } from '#locales/texts.ts'
import type { DatabaseClient } from '#server/platform/database/pool.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { type CallContext, customerIdOf } from '#server/platform/http/call-context.ts'
import { refuseCall, refuseFields } from '#server/platform/http/refused-call.ts'
import { findSeller, lockCustomer, loginCodeOf } from '../../account/api.ts'
import type { ReadingServices } from '../messaging-services.ts'
import { deliverWhatsApp, type WhatsAppDelivered } from './deliver-whatsapp.ts'
import { type OptIn, optInStore } from './opt-in-store.ts'
import { behindOrigin } from './send-whatsapp.ts'

/** How long a code counts. */
export const codeLastsMs = 15 * minuteMs

/**
 * Sends a code to the number, which is asked for with the sentence that is agreed to. EMAIL_NOT_VERIFIED; VALIDATION_FAILED where the number is none;
 * TOO_MANY_REQUESTS once customer or number got their codes (`nextCodeAt`); WHATSAPP_NOT_POSSIBLE where it does not go.
 */
export async function askForWhatsApp(
  services: ReadingServices,
  asked: { readonly telephone: string },
  context: CallContext,
): Promise<{ readonly expiresInSeconds: number; readonly number: string }> {
  const { pool } = services
  if (services.whatsApp === null) throw refuseCall('NOT_FOUND')
  const customerId = customerIdOf(context)
  const telephone = await checkedNumber(services, { customerId, typed: asked.telephone })
  const locale = localeOf(context)
  const optInId = await transaction(pool, async (client) => {
    await lockCustomer(client, customerId)
    await refuseTooManyCodes(services, client, { customerId, telephone })
    return optInStore.add(client, {
      ...{ customerId, telephone, givenBy: 'code', askedAt: services.now(), confirmedAt: null },
      agreedText: textsOf(locale, 'channels')('whatsApp.agree'),
    })
  })
  const code = codeOf(services, optInId)
  const delivered = await sendText(services, {
    customerId,
    telephone,
    locale,
    template: 'code',
    code,
  })
  if (delivered.kind === 'nobody') throw refuseCall('WHATSAPP_NOT_POSSIBLE', { reason: 'number' })
  if (delivered.kind !== 'reached') throw refuseCall('WHATSAPP_NOT_POSSIBLE', { reason: 'away' })
  return { expiresInSeconds: codeLastsMs / 1000, number: shownTelephone(telephone) }
}

async function checkedNumber(
  { pool }: ReadingServices,
  given: { readonly customerId: number; readonly typed: string },
): Promise<string> {
  const customer = await findSeller(pool, given.customerId)
  // Else anybody could have codes sent to a number by ever new accounts.
  if (customer?.isEmailVerified !== true) throw refuseCall('EMAIL_NOT_VERIFIED')
  const reading = readTelephone(given.typed, customer?.profile.country)
  if ('fault' in reading) throw refuseFields([{ field: 'telephone', ...reading.fault }])
  return reading.telephone.e164
}

async function refuseTooManyCodes(
  services: ReadingServices,
  client: DatabaseClient,
  asked: { readonly customerId: number; readonly telephone: string },
): Promise<void> {
  const now = services.now().getTime()
  await optInStore.lockNumber(client, asked.telephone)
  const codes = await optInStore.listAsked(client, {
    ...asked,
    since: new Date(now - countedCodesMs),
  })
  const hasConfirmedNumber = await optInStore.hasConfirmed(client, asked)
  const next = nextCodeAt(codes, { hasConfirmedNumber, now })
  if (next !== null)
    throw refuseCall('TOO_MANY_REQUESTS', { seconds: Math.ceil((next - now) / 1000) })
}

/**
 * The digits that came to the number: from now on it is told. CODE_WRONG with the attempts that are left; CODE_EXPIRED once
 * they are used up, over or were never sent.
 */
export async function confirmWhatsApp(
  services: ReadingServices,
  given: { readonly code: string },
  context: CallContext,
): Promise<void> {
  const { pool, now } = services
  const customerId = customerIdOf(context)
  const outcome = await transaction(pool, async (client) => {
    await lockCustomer(client, customerId)
    const asked = await optInStore.findLatest(client, { customerId, isConfirmed: false })
    if (!asked || !isAwaited(asked, now())) return { left: 0, telephone: undefined }
    if (given.code !== codeOf(services, asked.optInId)) {
      // Counted although refused, so nothing in here throws.
      await optInStore.countWrongCode(client, asked.optInId)
      return { left: maxWrongCodes - asked.wrongCodes - 1, telephone: undefined }
    }
    await optInStore.end(client, { customerId, endedBy: 'another_number', now: now() })
    await optInStore.saveConfirmed(client, { optInId: asked.optInId, now: now() })
    return { left: 0, telephone: asked.telephone }
  })
  if (outcome.telephone === undefined) {
    if (outcome.left > 0) throw refuseCall('CODE_WRONG', { attemptsLeft: outcome.left })
    throw refuseCall('CODE_EXPIRED')
  }
  const { telephone } = outcome
  const locale = localeOf(context)
  await sendText(services, { customerId, telephone, locale, template: 'welcome' })
}

export function isAwaited({ askedAt, wrongCodes }: OptIn, now: Date): boolean {
  return wrongCodes < maxWrongCodes && now.getTime() - askedAt.getTime() < codeLastsMs
}

export async function endWhatsApp(services: ReadingServices, context: CallContext): Promise<void> {
  const ended = {
    customerId: customerIdOf(context),
    endedBy: 'person',
    now: services.now(),
  } as const
  await optInStore.end(services.pool, ended)
}

/** Whether a message comes through can only be told by sending one. */
export async function testWhatsApp(
  services: ReadingServices,
  context: CallContext,
): Promise<'reached' | 'nobody' | 'busy'> {
  const customerId = customerIdOf(context)
  const optIn = await optInStore.findOpen(services.pool, customerId)
  if (!optIn) throw refuseCall('NOT_FOUND')
  const { telephone } = optIn
  const locale = localeOf(context)
  const { kind } = await sendText(services, { customerId, telephone, locale, template: 'welcome' })
  return kind === 'refused' ? 'busy' : kind
}

/** What is no notification: a code, and the word that it works. */
function sendText(
  services: ReadingServices,
  message: {
    readonly customerId: number
    readonly telephone: string
    readonly locale: Locale
    readonly template: Extract<WhatsAppTemplateName, 'code' | 'welcome'>
    readonly code?: string
  },
): Promise<WhatsAppDelivered> {
  const { template, code = '', ...reader } = message
  return deliverWhatsApp(services, {
    ...reader,
    ...{ template, job: null },
    cause: `whatsapp-${template}/${randomUUID()}`,
    notification: `whatsapp_${template}`,
    values: code === '' ? {} : { code },
    button: code || behindOrigin(pathToLoose('accountEmailSettings', message.locale, {})),
  })
}

/** It follows from the opt-in's number, so that it stands on the telephone alone. */
function codeOf(services: ReadingServices, optInId: number): string {
  return loginCodeOf(services, `whatsapp-${optInId}`)
}

function localeOf({ locale }: CallContext): Locale {
  return isLocale(locale) ? locale : defaultLocale
}
