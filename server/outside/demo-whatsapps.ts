import { renderWhatsApp } from '#content/notifications/render-whatsapp.ts'
import {
  whatsAppLanguages,
  whatsAppTemplate,
  whatsAppTemplateNames,
} from '#domain/messaging/whatsapp/whatsapp-templates.ts'
import { defaultLocale, type Locale, locales } from '#locales/locales.ts'
import { saveMail } from '../areas/mailbox/api.ts'
import { findWhatsAppOwner } from '../areas/messaging/api.ts'
import type { ArrivedWhatsApp } from '../integrations/whatsapp/whatsapp-stand-in.ts'
import type { Services } from '../platform/services.ts'

/** A demo reaches no telephone: what one would show stands in the mailbox, beside the mails. */
export function keepWhatsApp({ pool, log }: Services, message: ArrivedWhatsApp): void {
  keep().catch((err: unknown) => log.warn({ err }, 'a message of the demo was not kept'))

  async function keep(): Promise<void> {
    const email = await findWhatsAppOwner(pool, Number(message.reference))
    if (email === undefined) return
    const text = shownText(message)
    await saveMail(pool, {
      sender: 'whatsapp@cm24.example',
      recipients: [email.toLowerCase()],
      subject: `WhatsApp: ${text.split('. ')[0]}`,
      textBody: `${text}\n\n${message.button}\n\n${message.to}\n`,
      htmlBody: '',
      attachments: [],
    })
  }
}

function shownText({ template, language, parameters }: ArrivedWhatsApp): string {
  const name = whatsAppTemplateNames.find((each) => whatsAppTemplate(each).name === template)
  const locale: Locale =
    locales.find((each) => whatsAppLanguages[each] === language) ?? defaultLocale
  if (name === undefined || name === 'code') return parameters.join(' ')
  return renderWhatsApp(name, { locale, parameters })
}
