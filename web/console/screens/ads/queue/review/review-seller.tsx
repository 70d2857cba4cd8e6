import { useTranslations } from 'use-intl/react'
import { stepOfPrice } from '#domain/pricing/odds/price-odds.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useQueryAnswer } from '#web/api/use-answer.ts'
import { useDemandText } from '#web/language/demand-text.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { useOddsText } from '#web/language/odds-text.ts'
import { FactList } from '#web/ui/vehicles/fact-list.tsx'
import { PanelSection } from '../../../../list-view/panel.tsx'
import { May } from '../../../../operator-roles/may.tsx'
import { PersonMessages } from '../../../../person/person-messages.tsx'
import type { Reviewed } from './reviewed.ts'

/** Who sells, how to reach them, and their price. Only operators see the target. */
export function ReviewSeller({ review }: { review: Reviewed }) {
  const t = useTranslations('console-ads.owner')
  const tType = useTranslations('console-ads.seller')
  const format = useFormat()
  const { seller, targetPriceEur } = review
  const type = (['COMMERCIAL', 'MERCHANT'] as const).find((each) => each === seller.profileType)
  return (
    <>
      <PanelSection title={t('title')} note={tType(type ?? 'PRIVATE')}>
        <FactList
          facts={[
            { term: t('name'), value: [seller.name, seller.city].filter(Boolean).join(', ') },
            { term: t('email'), value: <a href={`mailto:${seller.email}`}>{seller.email}</a> },
            {
              term: t('phone'),
              value: seller.phone ? (
                <a href={`tel:${seller.phone}`}>{seller.phone}</a>
              ) : (
                t('nothing')
              ),
            },
            {
              term: t('target'),
              value: targetPriceEur === null ? t('nothing') : format.money(targetPriceEur),
            },
          ]}
        />
        {targetPriceEur !== null && (
          <ReviewOdds entityId={review.product.entityId} targetPriceEur={targetPriceEur} />
        )}
      </PanelSection>
      <May call="messagesOfPerson.list">
        <PersonMessages customerId={seller.customerId} />
      </May>
    </>
  )
}

/** How likely the owner's price is, in the words that they read when they named it. */
function ReviewOdds(props: { entityId: number; targetPriceEur: number }) {
  const { entityId, targetPriceEur } = props
  const t = useTranslations('ad-help.price')
  const odds = useOddsText()
  const demand = useDemandText()
  const format = useFormat()
  const { data } = useQueryAnswer(useApiQueries().priceHelp.asOperator({ params: { entityId } }))
  if (!data || data.kind === 'not_described') return null
  if (data.kind === 'too_few') {
    return (
      <p className="muted small">
        {t('tooFew')} {demand.atAnyPrice(data)}
      </p>
    )
  }
  const { fromEur, toEur } = data.middleHalf
  const step = data.kind === 'odds' ? stepOfPrice(data.steps, targetPriceEur) : undefined
  return (
    <p className="small">
      {step && (
        <>
          <b>{odds(step.tenths)}</b> {t('reached', { price: format.money(targetPriceEur) })}{' '}
          {demand.atPrice(step)}{' '}
        </>
      )}
      {t(`certainty.${data.certainty}`)}{' '}
      {t('range', { from: format.money(fromEur), to: format.money(toEur) })}{' '}
      {demand.atAnyPrice(data)}
    </p>
  )
}
