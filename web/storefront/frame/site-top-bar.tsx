import { useTranslations } from 'use-intl/react'
import type { RouteName } from '#locales/paths.ts'
import { Logo } from '#web/ui/layout/logo.tsx'
import { TopBar, type TopBarItem } from '#web/ui/layout/top-bar.tsx'
import { useCurrentRoute, usePath } from '../page/page-provider.tsx'
import { hasScreen } from '../page/screen-files.ts'
import { useVisitor } from '../visitor/use-visitor.ts'
import { isMerchant, type Visitor } from '../visitor/visitor.ts'
import { AccountMenu } from './account-menu.tsx'
import { LanguageList, LanguageMenu } from './language-menu.tsx'

/** Links by role, language, account; the operator's bar wears the secondary colour (spec 1). */
export function SiteTopBar() {
  const t = useTranslations('shell')
  const path = usePath()
  const visitor = useVisitor()
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

/** Catalog, sell, guide, pricing, contact; what the first two lead to depends on the visitor. */
function useItems(visitor: Visitor): readonly TopBarItem[] {
  const t = useTranslations('shell.nav')
  const path = usePath()
  const current = useCurrentRoute()?.name
  const sell = sellTarget(visitor)
  const item = (name: RouteName, label: string, href: string): TopBarItem => ({
    href,
    label,
    current: name === current,
  })
  return [
    ...(visitor.kind === 'merchant'
      ? [item('merchantToday', t('today'), path('merchantToday'))]
      : []),
    visitor.kind === 'merchant'
      ? item('catalog', t('auctions'), path('catalog', {}, { status: 'running' }))
      : item('catalog', t('catalog'), path('catalog')),
    item(sell, sell === 'sell' ? t('sell') : t('myAds'), path(sell)),
    ...(['sellGuide', 'pricing', 'contact'] as const)
      .filter(hasScreen)
      .map((name) => item(name, t(labels[name]), path(name))),
  ]
}

const labels = { sellGuide: 'guide', pricing: 'pricing', contact: 'contact' } as const

function sellTarget(visitor: Visitor): 'sell' | 'myVehicles' | 'merchantAds' {
  if (!visitor.hasAnyAds) return 'sell'
  return isMerchant(visitor) ? 'merchantAds' : 'myVehicles'
}
