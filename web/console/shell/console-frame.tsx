import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { localeFacts } from '#locales/locales.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { LiveProvider } from '#web/api/live/live-provider.tsx'
import { useServerNow } from '#web/api/server-clock.tsx'
import { useFormat, useLocale } from '#web/language/language-provider.tsx'
import { useUiWords } from '#web/language/ui-words.ts'
import { Logo } from '#web/ui/layout/logo.tsx'
import { TopBar } from '#web/ui/layout/top-bar.tsx'
import { UiProvider } from '#web/ui/ui-provider.tsx'
import { consoleAreas, consoleScreens } from '../routes.ts'
import styles from './console.module.css'
import { ConsoleLanguageMenu } from './console-language-menu.tsx'
import { ConsoleLink } from './console-link.tsx'
import { OperatorLogin } from './operator-login.tsx'
import { ShortcutLine } from './shortcut-line.tsx'
import { ShortcutProvider, useShortcuts } from './shortcuts.tsx'

/** Bar in the operator's colour, the screen, and the keys that work; a login before all of it. */
export function ConsoleFrame() {
  const locale = useLocale()
  return (
    <UiProvider locale={localeFacts[locale].formatLocale} words={useUiWords()} link={ConsoleLink}>
      <ShortcutProvider>
        <div className={styles.console}>
          <ConsoleBar />
          <div className={styles.page}>
            <Gate />
          </div>
          <ShortcutLine />
        </div>
      </ShortcutProvider>
    </UiProvider>
  )
}

/** Only the team gets past; every call decides the same again. */
function Gate() {
  const { data, isPending } = useQuery(useApiQueries().account.getCustomer())
  if (isPending) return null
  if (!data?.customer?.roles.includes('admin')) {
    return <OperatorLogin isWrongAccount={Boolean(data?.customer)} />
  }
  return (
    <LiveProvider customerId={data.customer.customerId}>
      <AreaShortcuts />
      <Outlet />
    </LiveProvider>
  )
}

function ConsoleBar() {
  const t = useTranslations('console')
  const { pathname } = useLocation()
  const area = areaOf(pathname)
  const items = consoleAreas.map((each) => ({
    href: each.path,
    label: t(`nav.${each.area}`),
    current: each.area === area,
  }))
  return (
    <TopBar
      full
      tone="admin"
      logo={
        <Logo href="/" label={`CM24 ${t('name')}, ${t('toStart')}`} suffix={t('name')} onColour />
      }
      items={items}
      navLabel={t('nav.label')}
      menuLabel={t('nav.menu')}
      end={
        <div className={styles.admin}>
          <MarketClock />
          <ConsoleLanguageMenu />
        </div>
      }
    />
  )
}

/** The market's date and time: everything in the console is due at some instant of it. */
function MarketClock() {
  const { dateTimeWithZone } = useFormat()
  return <span className={styles.clock}>{dateTimeWithZone(useServerNow(5000))}</span>
}

function AreaShortcuts() {
  const t = useTranslations('console')
  const navigate = useNavigate()
  useShortcuts(
    consoleAreas.map(({ area, path, letter }) => ({
      keys: `g ${letter}`,
      label: t(`nav.${area}`),
      run: () => void navigate(path),
    })),
  )
  return null
}

function areaOf(pathname: string): string | undefined {
  const first = `/${pathname.split('/')[1] ?? ''}`
  return Object.entries(consoleScreens).find(([path]) => path === first)?.[1].area
}
