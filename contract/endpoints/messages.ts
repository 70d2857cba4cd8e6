import { z } from 'zod'
import { notificationScreens } from '#domain/messaging/destinations.ts'
import { subjectFilters } from '#domain/messaging/subject-filters.ts'
import { Done, Instant, LocaleCode } from '../account-fields.ts'
import { endpoint } from '../endpoint.ts'
import { productCard } from '../product.ts'

/** The messages of an account: what happened, and what to do (spec 3, 7.6). */

export const Message = z.object({
  messageId: z.number().int(),
  /** All messages of one subject share it; it is the slug of the thread's address. */
  groupKey: z.string(),
  /** Name of the notification; the live events of specification 4 carry the same. */
  notification: z.string(),
  subject: z.string(),
  /** The vehicle it is about, or empty. */
  title: z.string(),
  paragraphs: z.array(z.string()),
  /** Figures and names of the notification, already written in the reader's language. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** What the button says, where there is something to do. */
  actionLabel: z.string().nullable(),
  /** Where the button leads: a screen, the number in its address, and the place on it. */
  destination: z.object({
    screen: z.enum(notificationScreens),
    id: z.number().int().nullable(),
    fragment: z.string().nullable(),
  }),
  createdAt: Instant,
  read: z.boolean(),
  /** One line of the subject's history: it asks nothing and is never unread. */
  isHistory: z.boolean(),
  /** Until when its reader may act on it. */
  actsUntil: Instant.nullable(),
  callToActionTypeCode: z.string().nullable(),
  /** Set once the reader has done what was asked. */
  callToActionResponseTypeCode: z.string().nullable(),
  auctionId: z.number().int().nullable(),
  entityId: z.number().int().nullable(),
  /** Of what follows a sale. */
  orderId: z.number().int().nullable(),
})
export type Message = z.infer<typeof Message>

export const MessageSubject = z.object({
  groupKey: z.string(),
  /** The vehicle, or empty for the account itself. */
  title: z.string(),
  lastMessageAt: Instant,
  messageCount: z.number().int(),
  unRead: z.number().int(),
  openCtas: z.number().int(),
  /** Something is unread or to be answered; such subjects come first, by their next deadline. */
  needsReader: z.boolean(),
  actsUntil: Instant.nullable(),
  /** What was said last, without the vehicle. */
  headline: z.string(),
  picture: z.object({ value: z.string(), thumbhash: z.string() }).nullable(),
})
export type MessageSubject = z.infer<typeof MessageSubject>

export const automations = [
  'VALUATION_REPORT_REMINDER',
  'COMPLETE_AD_REMINDER',
  'FAILED_AUCTION_REMINDER',
  'SAVED_SEARCH_FOUND',
  /** Of addresses alone that have asked for it here. */
  'NEWSLETTER',
] as const

const AutomationSetting = z.object({ type: z.enum(automations), isActive: z.boolean() })

/** From the foot of a mail: the address and its hash; without them the login counts. */
const AutomationReader = z.object({
  e: z.string().trim().toLowerCase().max(254).optional(),
  h: z.string().max(100).optional(),
})

export const messagesEndpoints = {
  listNotifications: endpoint({
    method: 'GET',
    path: '/api/private/notifications/pages/get',
    access: 'private',
    summary: 'Messages, newest first; with a group key those of one subject',
    query: z.object({
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      storeCode: LocaleCode.optional(),
      groupKey: z.string().max(120).optional(),
      /** Subjects come by twenty. */
      subjectPage: z.coerce.number().int().min(1).max(100).default(1),
      filter: z.enum(subjectFilters).default('all'),
      /** Words of the vehicle's name, or the number of the ad or of an order. */
      text: z.string().trim().max(80).default(''),
    }),
    output: z.object({
      notifications: z.array(Message),
      /** The one of the group key; null without one. */
      subject: MessageSubject.nullable(),
      /** Those of the filter in which the text is found. */
      subjects: z.array(MessageSubject),
      subjectTotal: z.number().int(),
      /** By filter, on all pages, whatever is searched for. */
      subjectCounts: z.record(z.enum(subjectFilters), z.number().int()),
      unRead: z.number().int(),
      openCtas: z.number().int(),
      openReadMes: z.number().int(),
      total: z.number().int(),
      page: z.number().int(),
    }),
    refusals: ['NOT_FOUND'],
  }),
  showVehicle: endpoint({
    method: 'GET',
    path: '/api/private/messages/{slug}/vehicle',
    access: 'private',
    summary: 'The vehicle of a subject with its auction, as the reader may see them',
    params: z.object({ slug: z.string().min(1).max(120) }),
    output: z.object({
      /** Null for the account's own subject, and where the ad is out of the reader's sight. */
      vehicle: productCard.nullable(),
    }),
    refusals: ['NOT_FOUND'],
  }),
  readThread: endpoint({
    method: 'PUT',
    path: '/api/private/messages/read-by-slug/{slug}',
    access: 'private',
    summary: 'Marks all messages of a subject as read',
    params: z.object({ slug: z.string().min(1).max(120) }),
    output: Done,
    refusals: ['NOT_FOUND'],
  }),
  listEmailAutomations: endpoint({
    method: 'GET',
    path: '/api/public/email-automation/all/get',
    access: 'public',
    summary: 'Which mails that can be stopped the reader gets',
    query: AutomationReader,
    output: z.object({ automations: z.array(AutomationSetting) }),
    refusals: ['LINK_INVALID'],
  }),
  saveEmailAutomation: endpoint({
    method: 'PUT',
    path: '/api/public/email-automation/{type}',
    access: 'public',
    summary: 'Switches one kind of these mails on or off',
    params: z.object({ type: z.enum(automations) }),
    query: AutomationReader,
    body: z.object({ isActive: z.boolean() }),
    output: Done,
    refusals: ['LINK_INVALID'],
  }),
} as const
