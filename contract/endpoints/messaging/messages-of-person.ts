import { z } from 'zod'
import { Id, Instant } from '../../account-fields.ts'
import { endpoint } from '../../endpoint.ts'

/** What a person was sent, for operators (rules 11). */

/** Why a mail was not sent; `refused` by the mail server. */
export const unsentReasons = [
  'address_ended',
  'stopped_by_reader',
  'not_chosen',
  'too_many',
  'attachment_gone',
  'refused',
] as const

const MessageOfPerson = z.object({
  /** Of this message on this channel. */
  key: z.string(),
  channel: z.enum(['account', 'mail', 'push', 'whatsApp']),
  notification: z.string(),
  /** Its subject as its reader has it; codes are covered, and it holds no link. */
  subject: z.string(),
  /** A mail address, a device or a number; empty in the account. */
  recipient: z.string(),
  /** A mail whose content is kept, or whose link can be made anew. */
  mayBeSentAgain: z.boolean(),
  at: Instant,
  outcome: z.enum(['waiting', 'sent', 'delivered', 'unsent', 'unread', 'read']),
  unsentReason: z.enum(unsentReasons).nullable(),
})
export type MessageOfPerson = z.infer<typeof MessageOfPerson>

export const messagesOfPersonEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/operator/customers/{customerId}/messages',
    access: 'operator',
    summary:
      'The last messages to a person on every channel, and whether they arrived; each look is logged',
    params: z.object({ customerId: Id }),
    output: z.object({ messages: z.array(MessageOfPerson) }),
    refusals: ['NOT_FOUND'],
  }),
  sendAgain: endpoint({
    method: 'POST',
    path: '/api/operator/customers/{customerId}/messages',
    access: 'operator',
    summary:
      'Sends a mail to a person once more, to their confirmed address alone, with new links; a mailed code becomes a link. At most five an hour for each person; logged',
    params: z.object({ customerId: Id }),
    body: z.strictObject({ key: z.string().max(300) }),
    output: z.object({ email: z.string() }),
    refusals: ['NOT_FOUND', 'EMAIL_NOT_VERIFIED', 'TOO_MANY_REQUESTS'],
  }),
} as const
