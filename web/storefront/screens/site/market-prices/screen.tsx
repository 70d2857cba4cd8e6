import { useLocation } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { useAnswer } from '#web/api/use-answer.ts'
import { EmptyDrawing } from '#web/storefront/drawings/empty-drawing.tsx'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import type { Load, Title } from '#web/storefront/page/screen.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { askedPrices, pricesQuery } from './asked-prices.ts'
import styles from './market-prices.module.css'
import type { MarketPrices } from './market-prices.ts'
import { Pace } from './pace.tsx'
import { PriceChart } from './price-chart.tsx'
import { PriceFilters } from './price-filters.tsx'
import { PriceTable } from './price-table.tsx'

export const load: Load<'marketPrices'> = ({ query, queryClient, search }) =>
  queryClient.ensureQueryData(pricesQuery(query, askedPrices(search)))

export const description: Title = ({ texts }) => texts('market-prices.lead')

/** What sold vehicles fetched, for everybody: medians of ten sales or more (rules 1). */
export function Screen() {
  const t = useTranslations('market-prices')
  const asked = askedPrices(new URLSearchParams(useLocation().search))
  const prices: MarketPrices = useAnswer(pricesQuery(useApiQueries(), asked))
  return (
    <Page as="main" id="main" className={styles.page}>
      <PageHead title={t('title')} lead={t('lead')} />
      {prices.isInvented && <Banner tone="warn">{t('invented')}</Banner>}
      <PriceFilters asked={asked} prices={prices} />
      {prices.rows.length === 0 ? (
        <Nothing />
      ) : (
        <>
          <PriceChart prices={prices} />
          <PriceTable prices={prices} asked={asked} />
        </>
      )}
      <Pace pace={prices.pace} />
      <p className={styles.note}>{t('explained', { licence: prices.licence })}</p>
    </Page>
  )
}

function Nothing() {
  const t = useTranslations('market-prices.empty')
  const path = usePath()
  return (
    <Card>
      <EmptyState
        title={t('title')}
        drawing={<EmptyDrawing kind="search" />}
        action={<LinkButton href={path('marketPrices')}>{t('loosen')}</LinkButton>}
      >
        {t('text')}
      </EmptyState>
    </Card>
  )
}
