import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { WhatsAppEvent, WhatsAppWebhook } from './port.ts'
import { isCodeOfNumber } from './whatsapp-codes.ts'

/** What the service posts: signed with the app's secret over the bytes of the body, in parts of which we know a few. */

export function webhookSignature(body: Buffer, appSecret: string): string {
  return `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`
}

export function isSignedWebhook({ body, signature }: WhatsAppWebhook, appSecret: string): boolean {
  return isSameText(signature, webhookSignature(body, appSecret))
}

/** In the same time wherever they differ. */
export function isSameText(given: unknown, expected: string): boolean {
  const [own, other] = [Buffer.from(expected), Buffer.from(typeof given === 'string' ? given : '')]
  return own.length === other.length && timingSafeEqual(own, other)
}

const status = z.object({
  id: z.string().max(500),
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  biz_opaque_callback_data: z.string().max(512).optional(),
  errors: z.array(z.object({ code: z.number(), title: z.string().optional() })).optional(),
})
const text = z.object({
  from: z.string().regex(/^[1-9]\d{6,14}$/),
  timestamp: z.string().regex(/^\d{9,11}$/),
  type: z.literal('text'),
  text: z.object({ body: z.string() }),
})
const change = z.object({
  metadata: z.object({ phone_number_id: z.string() }),
  statuses: z.array(z.unknown()).optional(),
  messages: z.array(z.unknown()).optional(),
})
const webhook = z.object({
  entry: z.array(z.object({ changes: z.array(z.object({ value: z.unknown() })) })),
})

/** The events about our own number that we know; everything else is left out, since more kinds are added any day. */
export function readWebhook(body: Buffer, phoneNumberId: string): readonly WhatsAppEvent[] {
  const read = webhook.safeParse(parsed(body))
  const values = read.data?.entry.flatMap(({ changes }) => changes.map(({ value }) => value)) ?? []
  return values.flatMap((value) => {
    const known = change.safeParse(value).data
    if (known?.metadata.phone_number_id !== phoneNumberId) return []
    const { statuses = [], messages = [] } = known
    return [...statuses.flatMap(statusOf), ...messages.flatMap(textOf)]
  })
}

function statusOf(given: unknown): readonly WhatsAppEvent[] {
  const known = status.safeParse(given).data
  if (!known) return []
  const [error] = known.errors ?? []
  return [
    {
      ...{ kind: 'status', wamid: known.id, status: known.status },
      reference: known.biz_opaque_callback_data ?? null,
      cause: error ? `code ${error.code}` : null,
      isOfNumber: error !== undefined && isCodeOfNumber(error.code),
    },
  ]
}

function textOf(given: unknown): readonly WhatsAppEvent[] {
  const known = text.safeParse(given).data
  if (!known) return []
  const writtenAt = new Date(Number(known.timestamp) * 1000)
  return [{ kind: 'text', from: `+${known.from}`, text: known.text.body, writtenAt }]
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
