import { z } from 'zod'
import { chosenTopics, presets } from '#domain/messaging/choices/notification-topics.ts'
import { Done, Instant } from '../../account-fields.ts'
import { endpoint } from '../../endpoint.ts'

/** By which ways somebody is told of what, when their devices stay silent, and which devices those are. */

const ChannelChoice = z.object({
  mail: z.boolean(),
  push: z.boolean(),
  /** Pages from before there was the channel do not say it. */
  whatsApp: z.boolean().default(false),
})

const Choices = z.object({
  preset: z.enum(presets),
  /** What differs from the preset, by topic. */
  changes: z.partialRecord(z.enum(chosenTopics), ChannelChoice),
})

const Hour = z.number().int().min(0).max(23)

const QuietHours = z.object({
  isOn: z.boolean(),
  fromHour: Hour,
  toHour: Hour,
  hasWeekends: z.boolean(),
})

const PushDevice = z.object({
  pushDeviceId: z.number().int(),
  /** Browser and system. */
  device: z.string(),
  since: Instant,
  /** Allowed by the login of this very call. */
  isThisOne: z.boolean(),
})
export type PushDevice = z.infer<typeof PushDevice>

const WhatsApp = z.object({
  /** `demo`: messages stand in the demo's mailbox. */
  kind: z.enum(['off', 'demo', 'on']),
  /** Topics of which something goes by WhatsApp. */
  topics: z.array(z.enum(chosenTopics)),
  /** The number that is told, without its middle, and since when; null where none is. */
  number: z.object({ shown: z.string(), since: Instant }).nullable(),
  /** Of the address: whose number it is where it does not say so. ISO 3166 alpha-2. */
  country: z.string().nullable(),
  /** When whoever had it ended it by writing STOP, and has not brought it back since; null else. */
  stoppedAt: Instant.nullable(),
})

const NotificationSettings = z.object({
  choices: Choices,
  /** Those that can concern this account, in their order. */
  topics: z.array(z.enum(chosenTopics)),
  quietHours: QuietHours,
  /** `demo`: devices are the demo's own, and their pushes stand in its mailbox. */
  push: z.object({ kind: z.enum(['off', 'demo', 'browser']), publicKey: z.string().nullable() }),
  devices: z.array(PushDevice),
  email: z.string(),
  isEmailVerified: z.boolean(),
  /** Mails to the address have ended, because they come back or were called unwanted. */
  mailStop: z.object({ reason: z.enum(['bounce', 'complaint']), since: Instant }).nullable(),
  /** Notifications of the market's day before, by topic. */
  yesterday: z.array(
    z.object({
      topic: z.enum(chosenTopics),
      count: z.number().int(),
      /** Of them those that can go by WhatsApp. */
      withTemplate: z.number().int(),
    }),
  ),
  whatsApp: WhatsApp,
})
export type NotificationSettings = z.infer<typeof NotificationSettings>

const Key = z.string().regex(/^[\w-]+={0,2}$/)

export const notificationSettingsEndpoints = {
  show: endpoint({
    method: 'GET',
    path: '/api/private/notification-settings',
    access: 'private',
    summary: 'By which ways the customer is told of what, and on which devices',
    output: NotificationSettings,
  }),
  saveChoices: endpoint({
    method: 'PUT',
    path: '/api/private/notification-settings/choices',
    access: 'private',
    summary: 'A preset, and what differs from it',
    body: Choices,
    output: Done,
  }),
  saveQuietHours: endpoint({
    method: 'PUT',
    path: '/api/private/notification-settings/quiet-hours',
    access: 'private',
    summary: 'When devices stay silent, by Berlin time',
    body: QuietHours,
    output: Done,
  }),
  liftMailStop: endpoint({
    method: 'PUT',
    path: '/api/private/notification-settings/mail-address',
    access: 'private',
    summary: 'Mails go to the address again',
    output: Done,
    callsPerMinute: 6,
  }),
  addDevice: endpoint({
    method: 'POST',
    path: '/api/private/push-devices',
    access: 'private',
    summary: 'A browser that may be told; in a demo without a subscription, one of its own',
    body: z.object({
      subscription: z
        .object({ endpoint: z.url().max(1000), p256dh: Key.length(87), auth: Key.length(22) })
        .nullable(),
    }),
    output: Done,
    refusals: ['PUSH_NOT_POSSIBLE'],
    callsPerMinute: 20,
  }),
  removeDevice: endpoint({
    method: 'DELETE',
    path: '/api/private/push-devices/{pushDeviceId}',
    access: 'private',
    summary: 'A browser that is told no more',
    params: z.object({ pushDeviceId: z.coerce.number().int().positive() }),
    output: Done,
    refusals: ['NOT_FOUND'],
  }),
  testDevices: endpoint({
    method: 'POST',
    path: '/api/private/push-devices/test',
    access: 'private',
    summary: 'Sends a push to all browsers of the customer at once; answers whether one took it',
    output: z.object({ outcome: z.enum(['reached', 'nobody', 'busy']) }),
    callsPerMinute: 6,
  }),
  askForWhatsApp: endpoint({
    method: 'POST',
    path: '/api/private/whatsapp',
    access: 'private',
    summary:
      'Agrees to messages by WhatsApp on a number, to which a code goes; each agreement is kept with its time',
    body: z.strictObject({
      telephone: z.string().trim().min(1).max(40),
      isAgreed: z.literal(true),
    }),
    /** With the number as its country writes it. */
    output: z.object({ expiresInSeconds: z.number().int(), number: z.string() }),
    refusals: [
      'NOT_FOUND',
      'EMAIL_NOT_VERIFIED',
      'VALIDATION_FAILED',
      'TOO_MANY_REQUESTS',
      'WHATSAPP_NOT_POSSIBLE',
    ],
    callsPerMinute: 6,
  }),
  confirmWhatsApp: endpoint({
    method: 'POST',
    path: '/api/private/whatsapp/code',
    access: 'private',
    summary: 'The code that came to the number: from now on it is told',
    body: z.strictObject({ code: z.string().regex(/^\d{6}$/) }),
    output: Done,
    refusals: ['CODE_WRONG', 'CODE_EXPIRED'],
    callsPerMinute: 20,
  }),
  endWhatsApp: endpoint({
    method: 'DELETE',
    path: '/api/private/whatsapp',
    access: 'private',
    summary: 'Nothing goes by WhatsApp any more',
    output: Done,
  }),
  testWhatsApp: endpoint({
    method: 'POST',
    path: '/api/private/whatsapp/test',
    access: 'private',
    summary: 'Sends a message to the number that is told',
    output: z.object({ outcome: z.enum(['reached', 'nobody', 'busy']) }),
    refusals: ['NOT_FOUND'],
    callsPerMinute: 6,
  }),
  saveOpened: endpoint({
    method: 'POST',
    path: '/api/public/push/opened',
    access: 'public',
    summary: 'A push was opened: its subject counts as read; the key stands in the push',
    body: z.object({ messageId: z.number().int().positive(), key: z.string().max(100) }),
    output: Done,
    refusals: ['LINK_INVALID'],
    callsPerMinute: 60,
  }),
} as const
