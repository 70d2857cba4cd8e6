import type { WhatsAppTemplateName } from '#domain/messaging/whatsapp/whatsapp-templates.ts'

/** What the rest of the server knows of WhatsApp: a template goes to one number, or it says why not. */
export type OutgoingWhatsApp = {
  /** E.164: `+` and digits alone. */
  readonly to: string
  readonly template: WhatsAppTemplateName
  /** As it is registered. */
  readonly language: string
  /** As many as the template has, in its order, each on one line. */
  readonly parameters: readonly string[]
  /** What the button's address ends in, or the code it copies. */
  readonly button: string
  /** Comes back with each report on it, also where the answer to sending was lost. */
  readonly reference: string
}

/** Words of our own to somebody who wrote to us in the last 24 hours. */
export type WhatsAppReply = {
  /** E.164. */
  readonly to: string
  readonly text: string
  readonly reference: string
}

export type WhatsAppAnswer =
  /** Taken; whether it arrives is reported later, under this id. */
  | { readonly kind: 'accepted'; readonly wamid: string }
  /** To be tried again. */
  | { readonly kind: 'busy'; readonly cause: string }
  /** The number has no WhatsApp, or cannot be reached by it. */
  | { readonly kind: 'unreachable'; readonly cause: string }
  /** Nothing goes until an operator sets something right: an expired token, a template that is missing. */
  | { readonly kind: 'refused'; readonly cause: string }

export type WhatsAppService = {
  /** Never throws: whatever goes wrong is part of the answer. */
  readonly send: (message: OutgoingWhatsApp) => Promise<WhatsAppAnswer>
  /** Never throws either; later than 24 hours it is `refused`. */
  readonly reply: (message: WhatsAppReply) => Promise<WhatsAppAnswer>
  /** What it reports and what people write; null where the body is not signed by it. */
  readonly readWebhook: (webhook: WhatsAppWebhook) => readonly WhatsAppEvent[] | null
  /** Whether it shows the word that it was given for us. */
  readonly isVerifyToken: (token: unknown) => boolean
}

export type WhatsAppWebhook = { readonly body: Buffer; readonly signature: unknown }

/** What the service tells us by its webhook. */
export type WhatsAppEvent =
  | {
      readonly kind: 'status'
      readonly wamid: string
      readonly reference: string | null
      readonly status: 'sent' | 'delivered' | 'read' | 'failed'
      /** Of a failure: what the service says, and whether the number itself is why. */
      readonly cause: string | null
      readonly isOfNumber: boolean
    }
  | {
      readonly kind: 'text'
      /** E.164. */
      readonly from: string
      readonly text: string
      readonly writtenAt: Date
    }
