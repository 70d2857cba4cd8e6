import { messagesEndpoints } from '#contract/endpoints/messages.ts'
import { messagesOfPersonEndpoints } from '#contract/endpoints/messaging/messages-of-person.ts'
import { notificationSettingsEndpoints } from '#contract/endpoints/messaging/notification-settings.ts'
import { customerIdOf } from '#server/platform/http/call-context.ts'
import type { EndpointServer } from '#server/platform/http/endpoints/endpoint-server.ts'
import { refuseCall } from '#server/platform/http/refused-call.ts'
import {
  liftMailStop,
  saveChannelChoices,
  saveQuietHours,
  showNotificationSettings,
} from './choices/notification-settings.ts'
import { listEmailAutomations, saveEmailAutomation } from './email-automations.ts'
import { messageStore } from './message-store.ts'
import type { ReadingServices } from './messaging-services.ts'
import { listMessagesOfPerson } from './person/list-messages-of-person.ts'
import { sendMessageAgain } from './person/send-message-again.ts'
import {
  addPushDevice,
  removePushDevice,
  saveOpened,
  testPushDevices,
} from './push/push-devices.ts'
import { listNotifications } from './reading/list-notifications.ts'
import { showVehicleOfThread } from './reading/vehicle-of-thread.ts'
import { registerWhatsAppRoutes } from './whatsapp/whatsapp-routes.ts'

const done = { isDone: true } as const

export function registerMessagingRoutes(
  endpoints: EndpointServer,
  services: ReadingServices,
): void {
  const calls = messagesEndpoints
  endpoints.on(calls.listNotifications, ({ query }, context) =>
    listNotifications(services, query, context),
  )
  endpoints.on(calls.showVehicle, ({ params }, context) =>
    showVehicleOfThread(services, params.slug, context),
  )
  endpoints.on(calls.readThread, async ({ params }, context) => {
    const thread = { customerId: customerIdOf(context), groupKey: params.slug }
    const read = { ...thread, now: services.now() }
    const messageIds = await messageStore.saveThreadRead(services.pool, read)
    const isOwn = messageIds.length > 0 || (await messageStore.count(services.pool, thread)) > 0
    if (!isOwn) throw refuseCall('NOT_FOUND')
    services.announceRead(messageIds.slice(0, 1))
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
  endpoints.on(messagesOfPersonEndpoints.list, async ({ params }, context) => ({
    messages: await listMessagesOfPerson(services, params.customerId, context),
  }))
  endpoints.on(messagesOfPersonEndpoints.sendAgain, ({ params, body }, context) =>
    sendMessageAgain(services, { ...params, ...body }, context),
  )
  registerNotificationSettings(endpoints, services)
  registerWhatsAppRoutes(endpoints, services)
}

function registerNotificationSettings(endpoints: EndpointServer, services: ReadingServices): void {
  const calls = notificationSettingsEndpoints
  endpoints.on(calls.show, (_input, context) => showNotificationSettings(services, context))
  endpoints.on(calls.saveChoices, async ({ body }, context) => {
    await saveChannelChoices(services, body, context)
    return done
  })
  endpoints.on(calls.saveQuietHours, async ({ body }, context) => {
    await saveQuietHours(services, body, context)
    return done
  })
  endpoints.on(calls.liftMailStop, async (_input, context) => {
    await liftMailStop(services, context)
    return done
  })
  endpoints.on(calls.addDevice, async ({ body }, context) => {
    await addPushDevice(services, body.subscription, context)
    return done
  })
  endpoints.on(calls.removeDevice, async ({ params }, context) => {
    await removePushDevice(services, params.pushDeviceId, context)
    return done
  })
  endpoints.on(calls.testDevices, async (_input, context) => ({
    outcome: await testPushDevices(services, context),
  }))
  endpoints.on(calls.saveOpened, async ({ body }) => {
    await saveOpened(services, body)
    return done
  })
}
