import { createContext, type ReactNode, useContext } from 'react'
import { IntlProvider } from 'use-intl/react'
import { type Format, formatFor } from '#locales/format.ts'
import { defaultLocale, type Locale } from '#locales/locales.ts'
import { type Catalogue, timeZone } from './texts.ts'

/**
 * The reader's language for everything below: texts by `useTranslations`, figures by `useFormat`.
 * Storefront and console share it.
 */

const LocaleContext = createContext<Locale>(defaultLocale)

export function LanguageProvider(props: {
  locale: Locale
  messages: Catalogue
  children: ReactNode
}) {
  const { locale, messages, children } = props
  return (
    <LocaleContext value={locale}>
      <IntlProvider locale={locale} messages={messages} timeZone={timeZone}>
        {children}
      </IntlProvider>
    </LocaleContext>
  )
}

export function useLocale(): Locale {
  return useContext(LocaleContext)
}

/** Money, dates and units in the reader's form. */
export function useFormat(): Format {
  return formatFor(useLocale())
}
