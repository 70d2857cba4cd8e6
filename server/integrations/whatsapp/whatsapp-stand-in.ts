import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import {
  whatsAppLanguages,
  whatsAppTemplate,
  whatsAppTemplateNames,
} from '#domain/messaging/whatsapp/whatsapp-templates.ts'
import type { WhatsAppSettings } from '../../platform/settings/read-whatsapp.ts'
import { webhookSignature } from './read-webhook.ts'

/**
 * The Cloud API and the telephones behind it, for tests and for the demo, which leaves the machine for nothing. It checks token,
 * template, language and the number of parameters, and reports each message by a signed webhook.
 */
export type WhatsAppStandIn = {
  readonly baseUrl: string
  /** All messages that were taken, in their order. */
  readonly arrived: readonly ArrivedWhatsApp[]
  /** From now on this number, or every one, is answered so; null: as usual. */
  readonly answer: (how: WhatsAppFailure | null, to?: string) => void
  /** A report on a message, as the service would post it. */
  readonly report: (
    message: ArrivedWhatsApp,
    status: ReportedStatus,
    code?: number,
  ) => Promise<void>
  /** Somebody writes to us. */
  readonly write: (from: string, text: string, at: Date) => Promise<void>
  readonly stop: () => Promise<void>
}

export type ArrivedWhatsApp = {
  readonly wamid: string
  /** E.164. */
  readonly to: string
  /** Empty where it is an answer in our own words, which are its one parameter. */
  readonly template: string
  readonly language: string
  readonly parameters: readonly string[]
  readonly button: string
  readonly reference: string
}

export type WhatsAppFailure =
  | { readonly status: number; readonly code?: number }
  | { readonly isSilent: true }
  /** Taken, and the answer is lost on its way. */
  | { readonly losesAnswers: true }

export type ReportedStatus = 'sent' | 'delivered' | 'read' | 'failed'

export type Webhook = { readonly body: Buffer; readonly signature: string }

/**
 * @param deliver Posts a webhook to us.
 * @param hear Told of each message that was taken.
 */
export async function startWhatsAppStandIn(
  settings: Pick<WhatsAppSettings, 'apiVersion' | 'phoneNumberId' | 'token' | 'appSecret'>,
  deliver: (webhook: Webhook) => Promise<void>,
  hear: (message: ArrivedWhatsApp) => void = () => undefined,
): Promise<WhatsAppStandIn> {
  const arrived: ArrivedWhatsApp[] = []
  const failures = new Map<string, WhatsAppFailure>()
  const wrote = new Set<string>()
  const path = `/${settings.apiVersion}/${settings.phoneNumberId}/messages`
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    const refuse = (status: number, code?: number) => answer(status, errorOf(code))
    const body = (await json(request).catch(() => null)) as Posted | null // Looked at below.
    if (request.headers.authorization !== `Bearer ${settings.token}`) return refuse(401, 190)
    if (request.method !== 'POST' || request.url !== path) return refuse(404)
    const failure = failures.get(`+${body?.to}`) ?? failures.get('every')
    if (failure && 'isSilent' in failure) return
    if (failure && 'status' in failure) return refuse(failure.status, failure.code)
    const taken = body && read(body, wrote)
    if (!taken) return refuse(400, 100)
    if ('code' in taken) return refuse(taken.code === 132_001 ? 404 : 400, taken.code)
    arrived.push(taken)
    hear(taken)
    if (failure) return request.socket.destroy()
    answer(200, {
      messaging_product: 'whatsapp',
      contacts: [{ input: body.to, wa_id: body.to }],
      messages: [{ id: taken.wamid, message_status: 'accepted' }],
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // It listens on a port, not on a pipe.
  const post = (value: object) => {
    const changes = [{ field: 'messages', value: changedValue(settings.phoneNumberId, value) }]
    const body = Buffer.from(
      JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: '1', changes }] }),
    )
    return deliver({ body, signature: webhookSignature(body, settings.appSecret) })
  }
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    arrived,
    answer: (how, to) => {
      if (how) failures.set(to ?? 'every', how)
      else failures.delete(to ?? 'every')
    },
    report: ({ wamid, to, reference }, status, code) =>
      post({
        statuses: [
          {
            ...{ id: wamid, status, timestamp: '1795438800', recipient_id: to.slice(1) },
            biz_opaque_callback_data: reference,
            ...(code !== undefined && { errors: [{ code, title: 'not delivered' }] }),
          },
        ],
      }),
    write: (from, text, at) => {
      wrote.add(from)
      return post(writtenText(from, text, at))
    },
    stop: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function writtenText(from: string, text: string, at: Date) {
  return {
    contacts: [{ profile: { name: 'Anna' }, wa_id: from.slice(1) }],
    messages: [
      {
        ...{ from: from.slice(1), id: `wamid.in${at.getTime()}`, type: 'text' },
        ...{ timestamp: String(Math.floor(at.getTime() / 1000)), text: { body: text } },
      },
    ],
  }
}

type Posted = {
  readonly messaging_product?: string
  readonly to?: string
  readonly type?: string
  readonly biz_opaque_callback_data?: string
  readonly text?: { readonly body?: string }
  readonly template?: {
    readonly name?: string
    readonly language?: { readonly code?: string }
    readonly components?: readonly {
      readonly type: string
      readonly parameters: readonly { readonly type: string; readonly text: string }[]
    }[]
  }
}

/** The message, or the code with which it is refused. */
function read(
  body: Posted,
  wrote: ReadonlySet<string>,
): ArrivedWhatsApp | { readonly code: number } | undefined {
  const { to, template, text, biz_opaque_callback_data: reference = '' } = body
  // A market keeps what went through it and is started again.
  const wamid = `wamid.${randomUUID()}`
  if (body.messaging_product !== 'whatsapp' || !/^[1-9]\d{6,14}$/.test(to ?? '')) return undefined
  if (body.type === 'text' && text?.body) {
    // Words of one's own go to whoever wrote first.
    if (!wrote.has(`+${to}`)) return { code: 131_047 }
    const own = { template: '', language: '', parameters: [text.body], button: '' }
    return { wamid, to: `+${to}`, ...own, reference }
  }
  if (body.type !== 'template' || !template) return undefined
  const { name = '', language = {}, components = [] } = template
  const known = whatsAppTemplateNames.map(whatsAppTemplate).find((each) => each.name === name)
  const isRegistered = Object.values<string>(whatsAppLanguages).includes(language.code ?? '')
  if (!known || !isRegistered) return { code: 132_001 }
  const textsOf = (type: string) =>
    components.find((each) => each.type === type)?.parameters.map(({ text }) => text) ?? []
  const parameters = textsOf('body')
  if (parameters.length !== known.parameters.length) return { code: 132_000 }
  if (parameters.some((text) => text === '' || /[\n\t]| {5}/.test(text))) return { code: 132_018 }
  const [button = ''] = textsOf('button')
  return {
    wamid,
    to: `+${to}`,
    template: name,
    language: language.code ?? '',
    parameters,
    button,
    reference,
  }
}

function errorOf(code: number | undefined) {
  return {
    error: {
      message: 'no',
      type: 'OAuthException',
      ...(code !== undefined && { code }),
      fbtrace_id: 'A1',
    },
  }
}

function changedValue(phoneNumberId: string, value: object) {
  const metadata = { display_phone_number: '4915100000000', phone_number_id: phoneNumberId }
  return { messaging_product: 'whatsapp', metadata, ...value }
}
