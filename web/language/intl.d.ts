import type { Locale } from '#locales/locales.ts'
import type { Messages } from '#locales/messages.generated.ts'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale
    Messages: Messages
  }
}
