import type { FastifyReply } from 'fastify'
import { demoEndpoints } from '#contract/endpoints/demo.ts'
import type { EndpointServer } from '../../platform/http/endpoints/endpoint-server.ts'
import { refuseCall } from '../../platform/http/refused-call.ts'
import { findMail, listMails } from '../mailbox/api.ts'
import type { DemoMarket } from './demo-market.ts'
import type { DemoServices } from './demo-services.ts'
import { moveClock } from './move-clock.ts'
import { showState } from './show-state.ts'

/** The demo's own calls. Whoever registers them has made sure that this is a demo (rules 14). */
export function registerDemoRoutes(
  endpoints: EndpointServer,
  services: DemoServices,
  market: DemoMarket,
): void {
  // Two who travel at once travel one after the other.
  let travelling: Promise<unknown> = Promise.resolve()
  endpoints.on(demoEndpoints.state, () => showState(services, market))
  endpoints.on(demoEndpoints.moveClock, async ({ body }) => {
    if (market.progress().isRunning) throw refuseCall('ACTION_NOT_POSSIBLE_NOW')
    const journey = travelling.then(() => moveClock(services, body))
    travelling = journey.catch(() => undefined)
    await journey
    return showState(services, market)
  })
  endpoints.on(demoEndpoints.reset, async () => {
    market.reset().catch((err: unknown) => services.log.error({ err }, 'the demo has no market'))
    return showState(services, market)
  })
  registerMailbox(endpoints, services)
}

function registerMailbox(endpoints: EndpointServer, { pool }: DemoServices): void {
  endpoints.on(demoEndpoints.listMails, async ({ query }) => {
    const { itemsPerPage, page } = query
    const found = await listMails(pool, {
      recipient: query.recipient?.toLowerCase() ?? null,
      limit: itemsPerPage + 1,
      offset: (page - 1) * itemsPerPage,
    })
    return {
      mails: found.slice(0, itemsPerPage).map(rowOf),
      hasMore: found.length > itemsPerPage,
    }
  })
  endpoints.on(demoEndpoints.showMail, async ({ params }) => {
    const mail = await loadMail(pool, params.mailId)
    return {
      ...rowOf(mail),
      sender: mail.sender,
      html: mail.htmlBody,
      text: mail.textBody,
      attachments: mail.attachments.map(({ fileName, contentType, sizeBytes }, index) => ({
        index,
        fileName,
        contentType,
        sizeBytes,
      })),
    }
  })
  endpoints.onRaw(demoEndpoints.downloadAttachment, async ({ params }, _context, { reply }) => {
    const mail = await loadMail(pool, params.mailId)
    const file = mail.attachments[params.index]
    if (!file) throw refuseCall('NOT_FOUND')
    return sendFile(reply, file)
  })
}

type Mail = NonNullable<Awaited<ReturnType<typeof findMail>>>

async function loadMail(pool: DemoServices['pool'], mailId: number): Promise<Mail> {
  const mail = await findMail(pool, mailId)
  if (!mail) throw refuseCall('NOT_FOUND')
  return mail
}

const previewLength = 140

function rowOf(mail: Mail) {
  return {
    mailId: mail.mailId,
    receivedAt: mail.receivedAt.toISOString(),
    recipients: [...mail.recipients],
    subject: mail.subject,
    preview: mail.textBody.replace(/\s+/g, ' ').trim().slice(0, previewLength),
    attachmentCount: mail.attachments.length,
  }
}

/** Always as an attachment: a mail of a demo may hold anything, and nothing of it runs here. */
function sendFile(reply: FastifyReply, file: Mail['attachments'][number]): FastifyReply {
  const name = encodeURIComponent(file.fileName)
  return reply
    .header('content-type', file.contentType)
    .header('content-disposition', `attachment; filename*=UTF-8''${name}`)
    .header('cache-control', 'no-store')
    .send(Buffer.from(file.contentBase64, 'base64'))
}
