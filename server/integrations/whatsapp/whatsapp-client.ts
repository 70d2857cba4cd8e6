import { z } from 'zod'
import { whatsAppTemplate } from '#domain/messaging/whatsapp/whatsapp-templates.ts'
import { askOutside } from '../../platform/outgoing/ask-outside.ts'
import type { WhatsAppSettings } from '../../platform/settings/read-whatsapp.ts'
import type { OutgoingWhatsApp, WhatsAppAnswer, WhatsAppReply, WhatsAppService } from './port.ts'
import { isSameText, isSignedWebhook, readWebhook } from './read-webhook.ts'
import { isBusyCode, isCodeOfNumber } from './whatsapp-codes.ts'

const maxBytes = 256 * 1024
const taken = z.object({ messages: z.array(z.object({ id: z.string() })).min(1) })
const failure = z.object({ error: z.object({ code: z.number() }) })

/** The Cloud API by its one call and its webhook. */
export function createWhatsAppClient(settings: WhatsAppSettings): WhatsAppService {
  const { baseUrl, apiVersion, phoneNumberId, token, timeoutMs } = settings
  const url = new URL(`${baseUrl}/${apiVersion}/${phoneNumberId}/messages`)
  const post = async (body: object): Promise<WhatsAppAnswer> => {
    const answer = await askOutside(url, {
      ...{ method: 'POST', timeoutMs, maxBytes },
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
    if (answer.kind === 'busy') return { kind: 'busy', cause: 'busy' }
    if (answer.kind === 'failed') return { kind: 'busy', cause: answer.cause }
    return answerOf(answer)
  }
  return {
    send: (message) => post(templateBody(message)),
    reply: (message) => post(replyBody(message)),
    readWebhook: (webhook) =>
      isSignedWebhook(webhook, settings.appSecret)
        ? readWebhook(webhook.body, phoneNumberId)
        : null,
    isVerifyToken: (token) => isSameText(token, settings.verifyToken),
  }
}

function envelope({ to, reference }: { readonly to: string; readonly reference: string }) {
  return {
    messaging_product: 'whatsapp',
    to: to.replace(/^\+/, ''),
    biz_opaque_callback_data: reference,
  }
}

function replyBody({ text, ...message }: WhatsAppReply) {
  return { ...envelope(message), type: 'text', text: { preview_url: false, body: text } }
}

function templateBody(message: OutgoingWhatsApp) {
  const { template, language, parameters, button } = message
  const texts = (values: readonly string[]) => values.map((text) => ({ type: 'text', text }))
  return {
    ...envelope(message),
    type: 'template',
    template: {
      name: whatsAppTemplate(template).name,
      language: { code: language },
      components: [
        ...(parameters.length > 0 ? [{ type: 'body', parameters: texts(parameters) }] : []),
        { type: 'button', sub_type: 'url', index: '0', parameters: texts([button]) },
      ],
    },
  }
}

function answerOf({
  status,
  text,
}: {
  readonly status: number
  readonly text: string
}): WhatsAppAnswer {
  const body = parsed(text)
  if (status === 200) {
    const [message] = taken.safeParse(body).data?.messages ?? []
    return message ? { kind: 'accepted', wamid: message.id } : { kind: 'busy', cause: 'bad answer' }
  }
  const code = failure.safeParse(body).data?.error.code
  if (code !== undefined && isCodeOfNumber(code))
    return { kind: 'unreachable', cause: `code ${code}` }
  const cause = code === undefined ? `status ${status}` : `code ${code}`
  const isBusy = status >= 500 || (code !== undefined && isBusyCode(code))
  return { kind: isBusy ? 'busy' : 'refused', cause }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
