import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import type { PlainRouteName } from '#locales/paths.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { LinkMenu } from '#web/ui/overlays/link-menu.tsx'
import { Avatar } from '#web/ui/status/avatar.tsx'
import { Badge } from '#web/ui/status/badge.tsx'
import { useCurrentRoute, usePage, usePath } from '../page/page-provider.tsx'
import { useIsOwnKnown } from '../page/server-page.tsx'
import { loginPath } from '../visitor/login-path.ts'
import { useLogOut } from '../visitor/use-log-out.ts'
import { useVisitor } from '../visitor/use-visitor.ts'
import { isMerchant, type Visitor } from '../visitor/visitor.ts'
import styles from './account-menu.module.css'
import { badgeOffsetOf } from './badge-offset.ts'
import { unreadQuery } from './load-frame.ts'

type AccountMenuProps = {
  /** Its counts stand in the bar already. */
  readonly isCounted?: boolean
}

/** A login button for visitors, the account menu for everybody else (spec 2, top bar). */
export function AccountMenu({ isCounted = false }: AccountMenuProps) {
  const visitor = useVisitor()
  const { locale } = usePage()
  const t = useTranslations('shell.account')
  const route = useCurrentRoute()
  if (visitor.kind !== 'visitor') return <LoggedInMenu visitor={visitor} isCounted={isCounted} />
  const comesBack = route && route.name !== 'login' && route.name !== 'home'
  return (
    <LinkButton href={loginPath(locale, comesBack ? route : undefined)}>{t('login')}</LinkButton>
  )
}

type EntryKey =
  | 'account'
  | 'messages'
  | 'myVehicles'
  | 'sales'
  | 'today'
  | 'watchlist'
  | 'bids'
  | 'purchases'
  | 'searches'
  | 'ads'
  | 'integrations'
  | 'guidelines'
  | 'news'
  | 'settings'

type Entry = readonly [EntryKey, PlainRouteName]

const merchantEntries: readonly Entry[] = [
  ['today', 'merchantToday'],
  ['watchlist', 'merchantWatchlist'],
  ['bids', 'merchantBids'],
  ['purchases', 'merchantPurchases'],
  ['searches', 'merchantSearches'],
  ['ads', 'merchantAds'],
  ['sales', 'sales'],
  ['integrations', 'merchantIntegrations'],
  ['guidelines', 'merchantGuidelines'],
  ['news', 'merchantNews'],
]

const sellerEntries: readonly Entry[] = [
  ['myVehicles', 'myVehicles'],
  ['sales', 'sales'],
]

/** Order and conditions are the specification's (2, account menu entries); bids and sales are ours. */
function accountEntries(visitor: Visitor): readonly Entry[] {
  return [
    ['account', 'account'],
    ['messages', 'messages'],
    ...(isMerchant(visitor) ? merchantEntries : sellerEntries),
    ['settings', 'accountSettings'],
  ]
}

function LoggedInMenu({ visitor, isCounted }: { visitor: Visitor } & AccountMenuProps) {
  const t = useTranslations('shell.account')
  const path = usePath()
  const { hosts, origin } = usePage()
  const current = useCurrentRoute()?.name
  const { data: unread } = useQuery(unreadQuery(useApiQueries()))
  const isKnown = useIsOwnKnown()
  // A dealer's bar says itself what waits.
  const open = isKnown && !isCounted ? (unread?.openCtas ?? 0) : 0
  const offset = badgeOffsetOf(unread?.openReadMes ?? 0)
  const name = isKnown ? visitor.name : ''
  const entries = accountEntries(visitor).map(([key, name]) => ({
    href: path(name),
    label: t(key),
    current: name === current,
    ...(key === 'messages' &&
      open > 0 && { badge: <Badge count={open} label={t('open', { count: open })} tone="bad" /> }),
  }))
  const console = hosts.consoleOrigin(new URL(origin).host)
  return (
    <LinkMenu
      label={name === '' ? t('menu') : t('menuOf', { name })}
      trigger={
        <span className={styles.trigger}>
          <Avatar name={name} />
          {open > 0 && (
            <span className={classNames(styles.badge, offset === 20 && styles.further)}>
              <Badge count={open} label={t('open', { count: open })} tone="bad" />
            </span>
          )}
        </span>
      }
      header={name}
      entries={
        visitor.kind === 'operator' ? [...entries, { href: console, label: t('console') }] : entries
      }
      footer={<LogOutButton />}
    />
  )
}

function LogOutButton() {
  const t = useTranslations('shell.account')
  const { logOut, isPending } = useLogOut()
  return (
    <Button look="quiet" wide icon="log-out" busy={isPending} onClick={logOut}>
      {t('logout')}
    </Button>
  )
}
