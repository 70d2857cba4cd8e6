import type { Rule } from '../../rule.ts'
import { expectedLocales, readMessages } from './message-files.ts'

const codesFile = 'domain/refusal/refusal.ts'

/** Nobody may be refused without being told why in his language. */
export const refusalMessages: Rule = {
  name: 'a message for every refusal',
  instead: 'Add the message to locales/messages/<locale>/refusal.json in all eight languages.',
  check: (project) => {
    const code = project.files.find(({ path }) => path === codesFile)?.code ?? ''
    const codes = [...code.matchAll(/^ {2}([A-Z][A-Z_]+): \d{3},/gm)].map((match) => match[1] ?? '')
    const messages = readMessages(project).filter(({ area }) => area === 'refusal')
    return expectedLocales.flatMap((locale) => {
      const path = `locales/messages/${locale}/refusal.json`
      const keys = [...(messages.find((file) => file.locale === locale)?.texts.keys() ?? [])]
      const isThere = (name: string): boolean =>
        keys.some((key) => key === `refusal.${name}` || key.startsWith(`refusal.${name}.`))
      const lacking = codes.filter((name) => !isThere(name))
      const unknown = keys
        .map((key) => key.split('.')[1] ?? '')
        .filter((name) => /^[A-Z_]+$/.test(name) && !codes.includes(name))
      return [
        ...lacking.map((name) => ({ path, what: `has no message for ${name}` })),
        ...unknown.map((name) => ({ path, what: `speaks of ${name}, which no rule refuses with` })),
      ]
    })
  },
}
