// Without a real import of it the module below would be a new one, and no key would be checked.
import type {} from 'use-intl'
import type { Locale } from '#locales/locales.ts'
import type { Messages } from '#locales/messages.generated.ts'

/** Keys are checked. Values are not: they are typed as text, and figures are handed in as they are. */
type Keys<Part> = Part extends string ? string : { readonly [Key in keyof Part]: Keys<Part[Key]> }

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: Keys<Messages>
  }
}
