import { messagesEndpoints } from '#contract/endpoints/messages.ts'
import { customerIdOf } from '#server/platform/http/call-context.ts'
import type { EndpointServer } from '#server/platform/http/endpoint-server.ts'
import { listEmailAutomations, saveEmailAutomation } from './email-automations.ts'
import { listNotifications } from './list-notifications.ts'
import { messageStore } from './message-store.ts'
import type { ReadingServices } from './messaging-services.ts'

const done = { isDone: true } as const

export function registerMessagingRoutes(
  endpoints: EndpointServer,
  services: ReadingServices,
): void {
  const calls = messagesEndpoints
  endpoints.on(calls.listNotifications, ({ query }, context) =>
    listNotifications(services, query, context),
  )
  endpoints.on(calls.readThread, async ({ params }, context) => {
    const customerId = customerIdOf(context)
    const now = services.now()
    await messageStore.saveThreadRead(services.pool, { customerId, groupKey: params.slug, now })
    return done
  })
  endpoints.on(calls.listEmailAutomations, async ({ query }, context) => ({
    automations: await listEmailAutomations(services, query, context),
  }))
  endpoints.on(calls.saveEmailAutomation, async ({ params, query, body }, context) => {
    const change = { reader: query, type: params.type, isActive: body.isActive }
    await saveEmailAutomation(services, change, context)
    return done
  })
}
