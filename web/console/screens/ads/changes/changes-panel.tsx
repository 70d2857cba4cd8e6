import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { longestDeclineReason } from '#domain/listing/changes/ad-changes.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useQueryAnswer } from '#web/api/use-answer.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { StatusChip } from '#web/ui/status/status-chip.tsx'
import { ProblemBanner } from '../../../components/problem-banner.tsx'
import { Panel, PanelHead, PanelSection, PendingPanel } from '../../../list-view/panel.tsx'
import { ReasonDialog } from '../../../list-view/reason-dialog.tsx'
import { useMay } from '../../../operator-roles/may.tsx'
import { ConsoleLink } from '../../../shell/console-link.tsx'
import { ChangeItem } from './change-item.tsx'
import styles from './changes.module.css'
import { useDecisionKeys } from './use-decision-keys.ts'
import { keyOfReason, type ShownChanges, useDecisions } from './use-decisions.ts'

const closeHref = '/ads/changes'
const shortestReason = 5

/** One ad's changes, old beside new. That somebody looked is logged by the server. */
export function ChangesPanel({ entityId, nextHref }: { entityId: number; nextHref: string }) {
  const t = useTranslations('console-ads')
  const label = t('panel', { number: String(entityId) })
  const { data, error, refetch } = useQueryAnswer(
    useApiQueries().adChanges.show({ params: { entityId } }),
  )
  if (data) return <Opened shown={data} label={label} nextHref={nextHref} />
  return <PendingPanel {...{ label, closeHref, error }} onRetry={() => void refetch()} />
}

function Opened(props: { shown: ShownChanges; label: string; nextHref: string }) {
  const { shown, label, nextHref } = props
  const t = useTranslations('console-ads.changes')
  const statuses = useTranslations('auction.status')
  const decisions = useDecisions(shown, nextHref)
  const [declining, setDeclining] = useState<number | null>(null)
  const [place, setCurrent] = useState(0)
  // Fewer are left once some were sent, or withdrawn by their owner.
  const current = Math.max(0, Math.min(place, shown.changes.length - 1))
  const mayDecide = useMay()('adChanges.decide')
  useDecisionKeys({
    mayDecide,
    shown,
    decisions,
    current,
    onMove: setCurrent,
    onDecline: setDeclining,
  })
  const asked = shown.changes.find(({ changeId }) => changeId === declining)
  return (
    <Panel
      label={label}
      closeHref={closeHref}
      foot={
        mayDecide &&
        shown.changes.length > 0 && (
          <>
            <ProblemBanner error={decisions.error} />
            <div className={styles.foot}>
              <Button
                look="primary"
                busy={decisions.isBusy}
                disabled={decisions.count === 0}
                onClick={decisions.send}
              >
                {t('send', { count: decisions.count })}
                <kbd>s</kbd>
              </Button>
              <span className="muted small" aria-live="polite">
                {t('left', { count: shown.changes.length - decisions.count })}
              </span>
            </div>
          </>
        )
      }
    >
      <PanelHead
        above={
          <>
            <StatusChip>{statuses(shown.status)}</StatusChip>
            <ConsoleLink href={`/ads/${shown.entityId}`}>{label}</ConsoleLink>
          </>
        }
        title={shown.vehicle}
        text={t('means')}
      />
      {shown.addsOnly && (
        <Banner tone="warn" title={t('addsOnly.title')}>
          {t('addsOnly.text')}
        </Banner>
      )}
      <PanelSection title={t('section')} note={shown.changes.length}>
        {shown.changes.length === 0 && <p className="muted">{t('none')}</p>}
        <ol className={styles.list}>
          {shown.changes.map((change, index) => (
            <ChangeItem
              key={change.changeId}
              change={change}
              mayDecide={mayDecide}
              decision={decisions.of(change.changeId)}
              isCurrent={index === current}
              onFocus={() => setCurrent(index)}
              onAccept={() => decisions.accept(change.changeId)}
              onDecline={() => setDeclining(change.changeId)}
              onReopen={() => decisions.reopen(change.changeId)}
            />
          ))}
        </ol>
      </PanelSection>
      {asked && (
        <DeclineDialog
          changeId={asked.changeId}
          onClose={() => setDeclining(null)}
          onSubmit={(reason) => {
            decisions.decline(asked.changeId, reason)
            setCurrent(Math.min(shown.changes.indexOf(asked) + 1, shown.changes.length - 1))
            setDeclining(null)
          }}
        />
      )}
    </Panel>
  )
}

type DeclineDialogProps = {
  readonly changeId: number
  readonly onClose: () => void
  readonly onSubmit: (reason: string) => void
}

function DeclineDialog({ changeId, onClose, onSubmit }: DeclineDialogProps) {
  const t = useTranslations('console-ads.changes')
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('declineTitle')}
      consequence={t('declineText')}
      label={t('reason')}
      submit={t('declineSubmit')}
      minimumLength={shortestReason}
      maximumLength={longestDeclineReason}
      keptAs={keyOfReason(changeId)}
      isBusy={false}
      error={null}
      onSubmit={onSubmit}
    />
  )
}
