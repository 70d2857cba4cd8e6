import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { useQueryAnswer } from '#web/api/use-answer.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { Panel, PanelSection, PendingPanel } from '../../../../list-view/panel.tsx'
import { useMay } from '../../../../operator-roles/may.tsx'
import { ConsoleLink } from '../../../../shell/console-link.tsx'
import { Checklist } from './checklist-section.tsx'
import { ReviewConfirmed } from './review-confirmed.tsx'
import { ReviewCopies } from './review-copies.tsx'
import { ReviewDamages } from './review-damages.tsx'
import { ReviewDocuments } from './review-documents.tsx'
import { ReviewFactsSections } from './review-facts.tsx'
import { ReviewHead } from './review-head.tsx'
import { ReviewHistory } from './review-history.tsx'
import { ReviewPictures } from './review-pictures.tsx'
import { ReviewRemarks } from './review-remarks.tsx'
import { ReviewSeller } from './review-seller.tsx'
import type { Reviewed } from './reviewed.ts'
import { ReviewFlags } from './suspicions/review-flags.tsx'
import { useSuspicions } from './suspicions/use-suspicions.ts'
import { useReviewDraft } from './use-review-draft.ts'
import { useReviewKeys } from './use-review-keys.ts'
import { Verdict } from './verdict.tsx'

type Place = { readonly closeHref: string; readonly nextHref: string }

/** One ad with everything the verdict needs. That somebody looked is logged by the server. */
export function ReviewPanel({ entityId, ...place }: Place & { entityId: number }) {
  const t = useTranslations('console-ads')
  const label = t('panel', { number: String(entityId) })
  const { data, error, refetch } = useQueryAnswer(
    useApiQueries().review.get({ params: { entityId } }),
  )
  const { closeHref } = place
  if (data) return <Opened review={data} label={label} {...place} />
  return <PendingPanel {...{ label, closeHref, error }} onRetry={() => void refetch()} />
}

function Opened(props: Place & { review: Reviewed; label: string }) {
  const { review, label, closeHref, nextHref } = props
  const t = useTranslations('console-ads')
  const work = useReviewDraft(review)
  const may = useMay()
  const isWaiting = review.product.status === 'under_review' && review.heldApproval === null
  const isOpen = isWaiting && may('review.approve')
  const suspicions = useSuspicions(review)
  useReviewKeys({ review, work, suspicions, isOpen })
  return (
    <Panel
      label={label}
      closeHref={closeHref}
      foot={isOpen && <Verdict review={review} work={work} nextHref={nextHref} />}
    >
      <ReviewHead review={review} />
      {review.refusedApproval && (
        <Banner tone="bad" title={t('held.failed')}>
          {review.refusedApproval}
        </Banner>
      )}
      <ReviewPictures review={review} />
      <ReviewDocuments review={review} />
      <ReviewCopies review={review} />
      {review.flags.length > 0 && (
        <ReviewFlags review={review} suspicions={suspicions} isOpen={isOpen} />
      )}
      <ReviewRemarks review={review} />
      <ReviewConfirmed review={review} />
      {isOpen && <Checklist review={review} work={work} suspicions={suspicions} />}
      <ReviewDamages product={review.product} />
      <ReviewSeller review={review} />
      {review.otherListings.length > 0 && (
        <PanelSection title={t('earlier.title')} note={review.otherListings.length}>
          <OtherListings listings={review.otherListings} />
        </PanelSection>
      )}
      <ReviewHistory history={review.history} />
      <ReviewFactsSections product={review.product} />
    </Panel>
  )
}

function OtherListings({ listings }: { listings: Reviewed['otherListings'] }) {
  const t = useTranslations('console-ads')
  return (
    <ul>
      {listings.map(({ entityId, isOffered }) => (
        <li key={entityId}>
          {isOffered && <Icon icon="triangle-exclamation-point" size={16} />}{' '}
          <ConsoleLink href={`/ads/${entityId}`}>
            {t(isOffered ? 'earlier.offered' : 'earlier.ad', { number: String(entityId) })}
          </ConsoleLink>
        </li>
      ))}
    </ul>
  )
}
