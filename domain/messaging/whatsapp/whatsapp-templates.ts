/**
 * Messages by WhatsApp are templates: their words are registered with Meta beforehand, and only the parameters are sent
 * (spec 7.2). The words stand in `notifications.json` under `whatsApp`, in eight languages; docs/notifications.md prints
 * them for whoever registers them.
 */
export type WhatsAppTemplate = {
  /** As it is registered, the same in every language. */
  readonly name: string
  readonly category: 'UTILITY' | 'AUTHENTICATION'
  /** In the order in which the words name them. Names end in their unit, as facts of notifications do. */
  readonly parameters: readonly string[]
}

const table = {
  outbid: {
    name: 'cm24_outbid',
    category: 'UTILITY',
    parameters: ['vehicle', 'currentBidEur', 'minimumEur', 'endsAt'],
  },
  won: { name: 'cm24_won', category: 'UTILITY', parameters: ['vehicle', 'hammerPriceEur'] },
  question: { name: 'cm24_question', category: 'UTILITY', parameters: ['vehicle'] },
  answer: { name: 'cm24_answer', category: 'UTILITY', parameters: ['vehicle'] },
  deadline: { name: 'cm24_deadline', category: 'UTILITY', parameters: ['vehicle', 'actsUntil'] },
  /** What came during quiet hours. */
  summary: { name: 'cm24_summary', category: 'UTILITY', parameters: ['count'] },
  /** Says that it works, and how it ends. */
  welcome: { name: 'cm24_welcome', category: 'UTILITY', parameters: [] },
  /** Its words are Meta's own; its button copies the code. */
  code: { name: 'cm24_code', category: 'AUTHENTICATION', parameters: ['code'] },
} as const satisfies Readonly<Record<string, WhatsAppTemplate>>

export type WhatsAppTemplateName = keyof typeof table

/** Those that tell of an event: a row of the table of notifications names one. */
export type EventTemplate = Exclude<WhatsAppTemplateName, 'summary' | 'welcome' | 'code'>

export const whatsAppTemplateNames = Object.keys(table) as WhatsAppTemplateName[] // The keys of the table.

export function whatsAppTemplate(name: WhatsAppTemplateName): WhatsAppTemplate {
  return table[name]
}

/** Under which code each language's words are registered. */
export const whatsAppLanguages = {
  ...{ de: 'de', en: 'en_GB', nl: 'nl', sv: 'sv' },
  ...{ da: 'da', pl: 'pl', es: 'es', cs: 'cs' },
} as const
