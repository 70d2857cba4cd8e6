import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { localeFacts } from '#locales/locales.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { LiveProvider } from '#web/api/live/live-provider.tsx'
import { useServerNow } from '#web/api/server-clock.tsx'
import { useFormat, useLocale } from '#web/language/language-provider.tsx'
import { useUiTexts } from '#web/language/ui-texts.ts'
import { ShortcutProvider, useShortcuts } from '#web/ui/keys/shortcuts.tsx'
import { Logo } from '#web/ui/layout/logo.tsx'
import { TopBar } from '#web/ui/layout/top-bar.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { Loading, SkeletonRow, SkeletonText } from '#web/ui/status/skeleton.tsx'
import { UiProvider } from '#web/ui/ui-provider.tsx'
import { OperatorRolesContext } from '../operator-roles/may.tsx'
import { consoleScreens } from '../routes.ts'
import { useAllowedAreas } from './allowed-areas.tsx'
import { useAreaBadges } from './area-badges.tsx'
import styles from './console.module.css'
import { NoAnswer } from './console-error.tsx'
import { ConsoleLanguageMenu } from './console-language-menu.tsx'
import { ConsoleLink } from './console-link.tsx'
import { OldConsole } from './old-console.tsx'
import { OperatorLogin } from './operator-login.tsx'
import { type Operator, OperatorMenu } from './operator-menu.tsx'
import { OperatorSecondFactor } from './operator-second-factor.tsx'
import { ShortcutLine } from './shortcut-line.tsx'

/** Bar in the operator's colour, the screen, and the keys that work; a login before all of it. */
export function ConsoleFrame() {
  const locale = useLocale()
  return (
    <UiProvider locale={localeFacts[locale].formatLocale} texts={useUiTexts()} link={ConsoleLink}>
      <ShortcutProvider>
        <div className={styles.console}>
          <OldConsole />
          <Gate />
        </div>
      </ShortcutProvider>
    </UiProvider>
  )
}

/** Only the team gets past; every call decides the same again. */
function Gate() {
  const { data, isPending, isError, refetch } = useQuery(useApiQueries().account.getCustomer())
  const operator = data?.customer?.roles.includes('admin') ? data.customer : undefined
  if (operator) {
    return (
      <OperatorRolesContext value={operator.operatorRoles}>
        <LiveProvider customerId={operator.customerId}>
          <ConsoleBar operator={operator} />
          <AreaShortcuts />
          <div className={styles.page}>
            <OperatorSecondFactor>
              <Allowed />
            </OperatorSecondFactor>
          </div>
          <ShortcutLine />
        </LiveProvider>
      </OperatorRolesContext>
    )
  }
  return (
    <>
      <ConsoleBar operator={null} />
      <div className={styles.page}>
        {isPending && <Waiting />}
        {isError && <NoAnswer onRetry={() => void refetch()} />}
        {data && <OperatorLogin isWrongAccount={Boolean(data.customer)} />}
      </div>
    </>
  )
}

/** The screen, where somebody has a role for its area. */
function Allowed() {
  const t = useTranslations('console-settings.team')
  const areas = useAllowedAreas()
  const { pathname } = useLocation()
  const area = areaOf(pathname)
  const isAllowed = area === undefined || areas.some((each) => each.area === area)
  if (isAllowed) return <Outlet />
  return (
    <main id="main" className={styles.waiting}>
      <Banner tone="warn">{t('noScreen')}</Banner>
    </main>
  )
}

function Waiting() {
  return (
    <Loading className={styles.waiting}>
      <SkeletonText lines={2} />
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </Loading>
  )
}

function ConsoleBar({ operator }: { operator: Operator | null }) {
  const t = useTranslations('console')
  const { pathname } = useLocation()
  const area = areaOf(pathname)
  const badges = useAreaBadges(operator !== null)
  const items = useAllowedAreas().map((each) => ({
    href: each.path,
    label: t(`nav.${each.area}`),
    current: each.area === area,
    badge: badges[each.area],
  }))
  return (
    <TopBar
      full
      tone="admin"
      logo={
        <Logo href="/" label={`CM24 ${t('name')}, ${t('toStart')}`} suffix={t('name')} onColour />
      }
      items={operator ? items : []}
      navLabel={t('nav.label')}
      menuLabel={t('nav.menu')}
      skipTo={{ href: '#main', label: t('skip') }}
      end={
        <div className={styles.admin}>
          <MarketClock />
          <ConsoleLanguageMenu />
          {operator && <OperatorMenu operator={operator} />}
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
    useAllowedAreas().map(({ area, path, key }) => ({
      keys: `g ${key}`,
      label: t(`nav.${area}`),
      run: () => void navigate(path),
      shownIn: 'table',
    })),
  )
  return null
}

/** Also of a screen that has no entry in the bar. */
function areaOf(pathname: string): string | undefined {
  const first = pathname.split('/')[1] ?? ''
  const found = Object.entries(consoleScreens).find(([path]) => path.split('/')[1] === first)
  return found?.[1].area
}
