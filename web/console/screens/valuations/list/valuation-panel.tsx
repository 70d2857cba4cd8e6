import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { useQueryAnswer } from '#web/api/use-answer.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { FactList } from '#web/ui/vehicles/fact-list.tsx'
import { AdNumber } from '../../../components/ad-number.tsx'
import { Picture } from '../../../components/picture.tsx'
import { Panel, PanelHead, PanelSection, PendingPanel } from '../../../list-view/panel.tsx'
import { useMay } from '../../../operator-roles/may.tsx'
import { ReviewFactsSections } from '../../ads/queue/review/review-facts.tsx'
import { AnswerForm } from './answer-form.tsx'
import { Comparables } from './comparables.tsx'
import { ComputedSection, PartsSection } from './computed-section.tsx'
import styles from './valuation.module.css'
import type { FoundValuation } from './valuation.ts'

type ValuationPanelProps = {
  readonly entityId: number
  readonly closeHref: string
  readonly nextHref: string
}

/** One request: what was asked, what the model says and why, and the answer. The server logs each look. */
export function ValuationPanel({ entityId, closeHref, nextHref }: ValuationPanelProps) {
  const t = useTranslations('console-valuations')
  const label = t('panel', { number: String(entityId) })
  const { data, error, refetch } = useQueryAnswer(
    useApiQueries().valuation.find({ params: { entityId } }),
  )
  if (!data) {
    return <PendingPanel {...{ label, closeHref, error }} onRetry={() => void refetch()} />
  }
  const { request, product } = data
  const isSent = request.answer?.isComputed === true
  return (
    <Panel label={label} closeHref={closeHref} foot={<Foot found={data} nextHref={nextHref} />}>
      <PanelHead above={<AdNumber product={product} />} title={request.vehicle} text={label} />
      <ComputedSection computed={data.computed} isSent={isSent} />
      <Comparables comparables={data.comparables} />
      <PartsSection computed={data.computed} />
      <Asked found={data} />
      <ReviewFactsSections product={product} />
    </Panel>
  )
}

function Foot({ found, nextHref }: { found: FoundValuation; nextHref: string }) {
  const t = useTranslations('console-valuations.answer')
  const may = useMay()
  if (found.request.status !== 'under_review') return <p className="muted small">{t('given')}</p>
  return may('valuation.answer') && <AnswerForm found={found} nextHref={nextHref} />
}

function Asked({ found: { request, product } }: { found: FoundValuation }) {
  const t = useTranslations('console-valuations.owner')
  const format = useFormat()
  const { email, phone, remarks, postponedUntil } = request
  const pictures = [...product.gallery, ...product.moreImages]
  return (
    <PanelSection title={t('title')}>
      <FactList
        facts={[
          { term: t('email'), value: email },
          ...(phone === '' ? [] : [{ term: t('phone'), value: phone }]),
          ...(remarks === '' ? [] : [{ term: t('remarks'), value: remarks }]),
          ...(postponedUntil === null
            ? []
            : [{ term: t('postponed'), value: format.date(postponedUntil) }]),
        ]}
      />
      {pictures.length > 0 && (
        <ul className={styles.pictures}>
          {pictures.map((entry) => (
            <li key={entry.value}>
              <Picture picture={entry} alt="" sizes="120px" />
            </li>
          ))}
        </ul>
      )}
    </PanelSection>
  )
}
