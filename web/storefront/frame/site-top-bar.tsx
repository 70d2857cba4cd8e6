import { Suspense } from 'react'
import { useTranslations } from 'use-intl/react'
import type { RouteName } from '#locales/paths.ts'
import { Logo } from '#web/ui/layout/logo.tsx'
import { TopBar, type TopBarItem } from '#web/ui/layout/top-bar.tsx'
import { drawnPart } from '../page/drawn-part.tsx'
import { useCurrentRoute, usePath } from '../page/page-provider.tsx'
import { useVisitor } from '../visitor/use-visitor.ts'
import { isMerchant, type Visitor } from '../visitor/visitor.ts'
import { AccountMenu } from './account-menu.tsx'
// Its styles come with the page, its script later: it is drawn by the server.
import './dealer-status.module.css'
import './dealer-top-bar.module.css'
import '#web/ui/layout/tab-bar.module.css'
import { LanguageList, LanguageMenu } from './language-menu.tsx'

/** Fetched for dealers alone. */
const DealerTopBar = drawnPart(
  'dealer top bar',
  async () => (await import('./dealer-top-bar.tsx')).DealerTopBar,
)

/** Links by role, language, account; dealers have a bar of their own. */
export function SiteTopBar() {
  const visitor = useVisitor()
  const plain = <PlainTopBar visitor={visitor} />
  if (!isMerchant(visitor)) return plain
  return (
    <Suspense fallback={plain}>
      <DealerTopBar />
    </Suspense>
  )
}

/** The operator's wears the secondary colour (spec 1). */
function PlainTopBar({ visitor }: { visitor: Visitor }) {
  const t = useTranslations('shell')
  const path = usePath()
  const items = useItems(visitor)
  const isOperator = visitor.kind === 'operator'
  return (
    <TopBar
      logo={
        <Logo
          href={path('home')}
          label={`${t('brand')}, ${t('nav.home')}`}
          onColour={isOperator}
          {...(isOperator && { suffix: t('account.operator') })}
        />
      }
      items={items}
      navLabel={t('nav.label')}
      menuLabel={t('nav.menu')}
      skipTo={{ href: '#main', label: t('skip') }}
      end={
        <>
          <LanguageMenu />
          <AccountMenu />
        </>
      }
      menuExtra={<LanguageList />}
      tone={isOperator ? 'admin' : 'normal'}
    />
  )
}

/** Catalog, sell, guide, pricing, contact; what the second leads to depends on the visitor. */
function useItems(visitor: Visitor): readonly TopBarItem[] {
  const t = useTranslations('shell.nav')
  const path = usePath()
  const current = useCurrentRoute()?.name
  const sell = visitor.hasAnyAds ? 'myVehicles' : 'sell'
  const item = (name: RouteName, label: string, href: string): TopBarItem => ({
    href,
    label,
    current: name === current,
  })
  return [
    item('catalog', t('catalog'), path('catalog')),
    item(sell, sell === 'sell' ? t('sell') : t('myAds'), path(sell)),
    item('sellGuide', t('guide'), path('sellGuide')),
    item('pricing', t('pricing'), path('pricing')),
    item('contact', t('contact'), path('contact')),
  ]
}
