import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { type Locale, localeFacts, locales } from '#locales/locales.ts'
import { pathTo } from '#locales/paths.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Link } from '#web/ui/link.tsx'
import { LinkMenu } from '#web/ui/overlays/link-menu.tsx'
import { usePage } from '../page/page-provider.tsx'
import { useScreenPaths } from '../page/screen-paths.ts'
import styles from './language-menu.module.css'

/** The same screen with the same parameters and query in each of the eight storefronts. */
function useLanguageEntries() {
  const { locale: current, hosts, origin } = usePage()
  const { search } = useLocation()
  const { host } = new URL(origin)
  const paths = useScreenPaths()
  const hrefOf = (locale: Locale) => {
    const path = paths[locale]
    // The home page has the same path everywhere.
    return hosts.origin(locale, host) + (path ? path + search : pathTo('home', current))
  }
  return locales.map((locale) => ({
    href: hrefOf(locale),
    label: localeFacts[locale].name,
    lang: localeFacts[locale].tag,
    current: locale === current,
  }))
}

/** Behind a button in the top bar. */
export function LanguageMenu() {
  const t = useTranslations('shell.language')
  const { locale } = usePage()
  return (
    <LinkMenu
      label={t('current', { name: localeFacts[locale].name })}
      trigger={<Code locale={locale} />}
      entries={useLanguageEntries()}
      className={classNames(styles.menu)}
    />
  )
}

function Code({ locale }: { locale: Locale }) {
  return <span className={styles.code}>{locale.toUpperCase()}</span>
}

/** All eight side by side, in the drawer of narrow screens. */
export function LanguageList() {
  const t = useTranslations('shell.language')
  return (
    <nav aria-label={t('menu')}>
      <ul className={styles.list}>
        {useLanguageEntries().map(({ href, label, lang, current }) => (
          <li key={lang}>
            <Link
              href={href}
              lang={lang}
              hrefLang={lang}
              aria-current={current ? 'true' : undefined}
              className={styles.entry}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
