import { registeredText } from '#content/notifications/render-whatsapp.ts'
import {
  whatsAppLanguages,
  whatsAppTemplate,
  whatsAppTemplateNames,
} from '#domain/messaging/whatsapp/whatsapp-templates.ts'
import { locales } from '#locales/locales.ts'
import { textsByCode } from '#locales/texts.ts'

/** The templates of WhatsApp as an operator registers them with Meta: name, category, words and parameters by language. */
export function whatsAppSection(): string {
  const languages = locales.map((locale) => `\`${whatsAppLanguages[locale]}\``).join(', ')
  const parts = whatsAppTemplateNames.map((name) => {
    const { name: registered, category, parameters } = whatsAppTemplate(name)
    const order = parameters.map((each, index) => `{{${index + 1}}} ${each}`).join(', ')
    const head = `### ${registered}\n\n${category}. Parameters: ${order || 'none'}.`
    if (name === 'code')
      return `${head} Meta's own words, in ${languages}; a button that copies the code.`
    const rows = locales.map((locale) => {
      const texts = textsByCode(locale, 'notifications')
      const cells = [whatsAppLanguages[locale], registeredText(name, locale)]
      const footer = texts('whatsApp.footer')
      return `| ${[...cells, texts(`whatsApp.${name}.button`), footer].join(' | ')} |`
    })
    const table = ['| language | body | button | footer |', '| --- | --- | --- | --- |', ...rows]
    return `${head}\n\n${table.join('\n')}`
  })
  return `
## WhatsApp templates

Register each with Meta under this name, in ${languages}. The button opens a web address: that of the language's
storefront with \`{{1}}\` behind it (\`https://<host>/{{1}}\`). How it is set up: [operations.md](operations.md#whatsapp).

${parts.join('\n\n')}
`
}
