import { useTranslations } from 'use-intl/react'
import { useFormat } from '#web/language/language-provider.tsx'
import { FactList } from '#web/ui/vehicles/fact-list.tsx'
import { PanelSection } from '../../../../list-view/panel.tsx'
import type { Reviewed } from './reviewed.ts'

/** Who sells, how to reach them, and their price. Only operators see the target. */
export function ReviewSeller({ review }: { review: Reviewed }) {
  const t = useTranslations('console-ads.owner')
  const tType = useTranslations('console-ads.seller')
  const format = useFormat()
  const { seller, targetPriceEur } = review
  const type = (['COMMERCIAL', 'MERCHANT'] as const).find((each) => each === seller.profileType)
  return (
    <PanelSection title={t('title')} note={tType(type ?? 'PRIVATE')}>
      <FactList
        facts={[
          { term: t('name'), value: [seller.name, seller.city].filter(Boolean).join(', ') },
          { term: t('email'), value: <a href={`mailto:${seller.email}`}>{seller.email}</a> },
          {
            term: t('phone'),
            value: seller.phone ? <a href={`tel:${seller.phone}`}>{seller.phone}</a> : t('nothing'),
          },
          {
            term: t('target'),
            value: targetPriceEur === null ? t('nothing') : format.money(targetPriceEur),
          },
        ]}
      />
    </PanelSection>
  )
}
