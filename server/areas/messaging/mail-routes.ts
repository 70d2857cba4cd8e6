import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { automations } from '#contract/endpoints/messages.ts'
import type { Hosts } from '#locales/hosts.ts'
import { pathToLoose } from '#locales/paths.ts'
import type { Services } from '#server/platform/services.ts'
import { isAutomationKey } from './automation-key.ts'
import { switchAutomation } from './email-automations.ts'
import { mailStopStore } from './mail-stop-store.ts'

/**
 * What programs call that are no page of ours: a mail program that stops a kind of reminder (RFC 8058), and the service
 * that sends our mails with what came back. Neither brings a cookie, and both bodies are not ours to choose.
 */

const maxBodyBytes = 256 * 1024
const rateLimit = { max: 120, timeWindow: '1 minute' }

const Reader = z.object({
  e: z.string().trim().toLowerCase().max(254),
  h: z.string().max(100),
})

const Events = z.object({
  events: z
    .array(
      z.object({
        kind: z.enum(['bounce', 'complaint']),
        email: z.string().trim().toLowerCase().max(254),
      }),
    )
    .max(1000),
})

export async function registerMailRoutes(
  http: FastifyInstance,
  services: Services & { readonly hosts: Hosts },
): Promise<void> {
  await http.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const options = { parseAs: 'buffer', bodyLimit: maxBodyBytes } as const
    scope.addContentTypeParser('*', options, (_request, body, done) => done(null, body))
    scope.post<StopRequest>('/mail/stop/:type', { config: { rateLimit } }, (request, reply) =>
      stopByMailProgram(services, request, reply),
    )
    // Whoever follows the same address as a link decides on the page.
    scope.get<StopRequest>('/mail/stop/:type', { config: { rateLimit } }, (request, reply) => {
      const host = services.hosts.resolve(request.headers.host)
      if (host.kind !== 'storefront') return reply.callNotFound()
      const { e = '', h = '' } = request.query
      return reply.redirect(pathToLoose('accountEmailSettings', host.locale, {}, { e, h }))
    })
    scope.post<{ Body?: Buffer }>('/mail/events', { config: { rateLimit } }, (request, reply) =>
      takeEvents(
        services,
        { body: request.body ?? Buffer.alloc(0), signature: request.headers['x-mail-signature'] },
        reply,
      ),
    )
  })
}

type StopRequest = {
  readonly Params: { readonly type: string }
  readonly Querystring: { readonly e?: string; readonly h?: string }
}

async function stopByMailProgram(
  services: Services,
  { params, query }: { readonly params: StopRequest['Params']; readonly query: object },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const type = z.enum(automations).safeParse(params.type)
  const reader = Reader.safeParse(query)
  if (!type.success || !reader.success) return reply.code(404).send()
  const { e: email, h: key } = reader.data
  if (!isAutomationKey(services, { email, key })) return reply.code(410).send()
  await switchAutomation(services, { email, automation: type.data, isActive: false })
  return reply.code(200).send()
}

/** Without a secret nobody can say whose word it is, so nothing is taken. */
async function takeEvents(
  services: Services,
  given: { readonly body: Buffer; readonly signature: string | string[] | undefined },
  reply: FastifyReply,
): Promise<FastifyReply> {
  const secret = services.config.mailEventsSecret
  if (secret === null) return reply.code(404).send()
  const expected = createHmac('sha256', secret).update(given.body).digest()
  const signature = Buffer.from(String(given.signature ?? '').replace(/^sha256=/, ''), 'hex')
  const isSigned = signature.length === expected.length && timingSafeEqual(signature, expected)
  if (!isSigned) return reply.code(403).send()
  const events = Events.safeParse(parsed(given.body))
  if (!events.success) return reply.code(422).send()
  for (const { kind, email } of events.data.events) {
    const stop = { email, reason: kind, detail: 'said by the mail service', now: services.now() }
    await mailStopStore.add(services.pool, stop)
  }
  return reply.code(200).send()
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
