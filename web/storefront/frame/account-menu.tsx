import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import type { PlainRouteName } from '#locales/paths.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { expectLoginEnd } from '#web/api/session-end.ts'
import { useCall } from '#web/api/use-call.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { LinkMenu } from '#web/ui/overlays/link-menu.tsx'
import { Avatar } from '#web/ui/status/avatar.tsx'
import { Badge } from '#web/ui/status/badge.tsx'
import { useSnackbar } from '#web/ui/status/snackbar.tsx'
import { useCurrentRoute, usePage, usePath } from '../page/page-provider.tsx'
import { hasScreen } from '../page/screen-files.ts'
import { useIsOwnKnown } from '../page/server-page.tsx'
import { loginPath } from '../visitor/login-path.ts'
import { useVisitor } from '../visitor/use-visitor.ts'
import { isMerchant, type Visitor } from '../visitor/visitor.ts'
import styles from './account-menu.module.css'
import { unreadQuery } from './load-frame.ts'

/** A login button for visitors, the account menu for everybody else (spec 2, top bar). */
export function AccountMenu() {
  const visitor = useVisitor()
  const { locale } = usePage()
  const t = useTranslations('shell.account')
  const route = useCurrentRoute()
  if (visitor.kind !== 'visitor') return <LoggedInMenu visitor={visitor} />
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

function LoggedInMenu({ visitor }: { visitor: Visitor }) {
  const t = useTranslations('shell.account')
  const path = usePath()
  const { hosts, origin } = usePage()
  const current = useCurrentRoute()?.name
  const { data: unread } = useQuery(unreadQuery(useApiQueries()))
  const isKnown = useIsOwnKnown()
  const open = isKnown ? (unread?.openCtas ?? 0) : 0
  const name = isKnown ? visitor.name : ''
  const shown = accountEntries(visitor).filter(([, name]) => hasScreen(name))
  const entries = shown.map(([key, name]) => ({
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
            <span className={styles.badge}>
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

/**
 * Logging out drops every cached answer (spec 2: back to the home page), but for the query of who is
 * logged in: it is fetched again, because the bars and menus read it.
 */
function LogOutButton() {
  const t = useTranslations('shell')
  const path = usePath()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const show = useSnackbar()
  const logOut = useCall((api) => api.account.logOutByAction, {
    onSuccess: async () => {
      const [area, call] = keysOf('account', 'getCustomer')
      queryClient.removeQueries({
        predicate: ({ queryKey }) => queryKey[0] !== area || queryKey[1] !== call,
      })
      await navigate(path('home'))
      await queryClient.invalidateQueries({ queryKey: [area, call] })
      show({ text: t('snackbar.loggedOut') })
    },
    onError: () => {
      expectLoginEnd(false)
      show({ text: t('snackbar.failed'), tone: 'bad' })
    },
  })
  return (
    <Button
      look="quiet"
      wide
      icon="log-out"
      busy={logOut.isPending}
      onClick={() => {
        expectLoginEnd(true)
        logOut.mutate({})
      }}
    >
      {t('account.logout')}
    </Button>
  )
}
