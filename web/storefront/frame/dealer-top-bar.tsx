import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import type { PlainRouteName } from '#locales/paths.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Logo } from '#web/ui/layout/logo.tsx'
import { TabBar } from '#web/ui/layout/tab-bar.tsx'
import { TopBar, type TopBarItem } from '#web/ui/layout/top-bar.tsx'
import { Badge } from '#web/ui/status/badge.tsx'
import { useCurrentRoute, usePath } from '../page/page-provider.tsx'
import { useIsOwnKnown } from '../page/server-page.tsx'
import { useVisitor } from '../visitor/use-visitor.ts'
import { AccountMenu } from './account-menu.tsx'
import { badgeOffsetOf } from './badge-offset.ts'
import { DealerStatus } from './dealer-status.tsx'
import styles from './dealer-top-bar.module.css'
import { LanguageList, LanguageMenu } from './language-menu.tsx'
import { ownCountsQuery, unreadQuery } from './load-frame.ts'

/** The dealers' bar: search, live sign and the market's time above, their day with its counts below. */
export function DealerTopBar() {
  const t = useTranslations('shell')
  const path = usePath()
  const current = useCurrentRoute()?.name
  const { hasAnyAds } = useVisitor()
  const counts = useCounts()
  const to = (name: PlainRouteName, label: string, badge?: ReactNode): TopBarItem => ({
    href: name === 'catalog' ? path('catalog', {}, { status: 'running' }) : path(name),
    label,
    current: name === current,
    badge,
  })
  const today = to('merchantToday', t('nav.today'), counts.today)
  const catalog = to('catalog', t('nav.catalog'))
  const messages = {
    ...to('messages', t('account.messages'), counts.messages),
    current: current === 'messages' || current === 'messageThread',
  }
  const sell = hasAnyAds ? to('merchantAds', t('nav.myAds')) : to('sell', t('dealer.sell'))
  return (
    <TopBar
      logo={<Logo href={path('home')} label={`${t('brand')}, ${t('nav.home')}`} />}
      upper={<DealerStatus />}
      items={[
        today,
        catalog,
        to('merchantBids', t('account.bids'), counts.bids),
        to('merchantWatchlist', t('account.watchlist'), counts.watched),
        messages,
        to('merchantPurchases', t('account.purchases')),
      ]}
      asideItems={[to('marketPrices', t('footer.marketPrices')), sell]}
      drawerItems={[
        to('sellGuide', t('nav.guide')),
        to('pricing', t('nav.pricing')),
        to('contact', t('nav.contact')),
      ]}
      // While an ad is edited on a phone, nothing may lead away by accident (spec 2, top bar).
      {...(current !== 'adEdit' && {
        tabs: (drawerId) => (
          <TabBar
            tabs={[
              { ...today, icon: 'zap' },
              { ...catalog, icon: 'search' },
              { ...to('merchantBids', t('dealer.bids'), counts.bids), icon: 'gavel' },
              { ...messages, icon: 'message-circle' },
            ]}
            label={t('nav.label')}
            menuLabel={t('dealer.more')}
            drawerId={drawerId}
          />
        ),
      })}
      navLabel={t('nav.label')}
      menuLabel={t('dealer.more')}
      skipTo={{ href: '#main', label: t('skip') }}
      end={
        <>
          <LanguageMenu />
          <AccountMenu isCounted />
        </>
      }
      menuExtra={<LanguageList />}
    />
  )
}

/** Left open on a page for several dealers until it is known whose they are; their room is kept until then. */
function useCounts() {
  const t = useTranslations('shell.dealer')
  const query = useApiQueries()
  const { data: own } = useQuery(ownCountsQuery(query))
  const { data: unread } = useQuery(unreadQuery(query))
  const isKnown = useIsOwnKnown()
  const badge = (
    count: number | undefined,
    name: 'open' | 'runningBids' | 'watched' | 'waiting',
    tone: 'bad' | 'brand' | 'plain',
    offset?: 15 | 20,
  ) =>
    !(isKnown && count === undefined) && (
      <span className={classNames(styles.count, offset && styles[`offset${offset}`])}>
        {isKnown && <Badge count={count ?? 0} label={t(name, { count: count ?? 0 })} tone={tone} />}
      </span>
    )
  const tasks = own?.tasks ?? 0
  const waiting = unread?.subjectCounts.in_need ?? 0
  return {
    today: badge(tasks > 0 ? tasks : undefined, 'open', 'bad'),
    bids: badge(own?.runningBids, 'runningBids', 'plain'),
    watched: badge(own?.watched, 'watched', 'plain'),
    messages: badge(
      waiting > 0 ? waiting : undefined,
      'waiting',
      'brand',
      badgeOffsetOf(unread?.openReadMes ?? 0),
    ),
  }
}
