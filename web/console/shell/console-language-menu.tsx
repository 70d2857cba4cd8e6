import { useTranslations } from 'use-intl/react'
import { type Locale, localeCookieName, localeFacts, locales } from '#locales/locales.ts'
import { writeCookie } from '#web/api/cookie.ts'
import { useLocale } from '#web/language/language-provider.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'

const cookieSeconds = 31_536_000

/** One host for all languages, so the choice is kept in the locale cookie (spec 9). */
export function ConsoleLanguageMenu() {
  const t = useTranslations('shell.language')
  const current = useLocale()
  return (
    <Menu
      icon="languages"
      iconOnly
      label={t('current', { name: localeFacts[current].name })}
      entries={locales.map((locale) => ({
        id: locale,
        label: localeFacts[locale].name,
        onSelect: () => chooseLocale(locale),
      }))}
    />
  )
}

function chooseLocale(locale: Locale): void {
  writeCookie(localeCookieName, locale, cookieSeconds)
  location.reload()
}
