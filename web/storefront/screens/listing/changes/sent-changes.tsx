import { useTranslations } from 'use-intl/react'
import { isCallRefused } from '#contract/problem.ts'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { SectionCard } from '#web/ui/layout/section-card.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { StatusChip, type StatusTone } from '#web/ui/status/status-chip.tsx'
import { useAd } from '../editor/ad-context.tsx'
import styles from './changes.module.css'
import { type OwnChange, useChanges } from './changes-context.ts'
import { OldAndNew } from './old-and-new.tsx'
import { useChangeTexts } from './use-change-texts.ts'

/** Changes that lie with the operator: each can be withdrawn as long as it waits. */
export function WaitingChanges() {
  const t = useTranslations('ad-changes')
  const { changes } = useChanges().list
  const waiting = changes.filter(({ state }) => state === 'waiting')
  return (
    <SectionCard
      title={t('waiting')}
      lead={waiting.length > 0 ? t('waitingLead') : t('noneWaiting')}
    >
      {waiting.length > 0 && (
        <ul className={styles.list}>
          {waiting.map((change) => (
            <Waiting key={change.changeId} change={change} />
          ))}
        </ul>
      )}
    </SectionCard>
  )
}

function Waiting({ change }: { change: OwnChange }) {
  const t = useTranslations('ad-changes')
  const format = useFormat()
  const show = useSnackbar()
  const texts = useChangeTexts()
  const entityId = useAd().state.entityId ?? 0
  const withdraw = useCall((api) => api.adChanges.withdraw, {
    refreshes: [keysOf('adChanges')],
    onSuccess: () => show({ tone: 'good', text: t('withdrawn') }),
  })
  const problem = isCallRefused(withdraw.error) ? withdraw.error.problem : undefined
  return (
    <li className={styles.item}>
      <OldAndNew lines={texts.lines(change)} />
      <div className={styles.foot}>
        <span className="muted small">
          {t('sentAt', { at: format.dateTime(change.proposedAt) })}
        </span>
        <Button
          size="dense"
          look="quiet"
          busy={withdraw.isPending}
          aria-label={t('withdrawOf', { name: texts.name(change) })}
          onClick={() => withdraw.mutate({ params: { entityId, changeId: change.changeId } })}
        >
          {t('withdraw')}
        </Button>
      </div>
      {withdraw.error && (
        <Banner tone="bad" role="alert" title={problem?.title ?? t('notLoaded')}>
          {problem?.detail}
        </Banner>
      )}
    </li>
  )
}

type Outcome = Exclude<OwnChange['state'], 'waiting'>

const looks: Readonly<Record<Outcome, readonly [StatusTone, IconName]>> = {
  accepted: ['good', 'check'],
  declined: ['bad', 'x'],
  lapsed: ['neutral', 'clock'],
}

/** What the operator said, the latest first; of a declined one the reason. */
export function DecidedChanges() {
  const t = useTranslations('ad-changes')
  const format = useFormat()
  const texts = useChangeTexts()
  const decided = useChanges()
    .list.changes.filter(({ state }) => state !== 'waiting')
    .toReversed()
  if (decided.length === 0) return null
  return (
    <SectionCard title={t('decided')}>
      <ul className={styles.list}>
        {decided.map((change) => {
          const { changeId, decidedAt, reason } = change
          const state = change.state as Outcome // Those that wait stand above.
          const [tone, icon] = looks[state]
          return (
            <li key={changeId} className={styles.item}>
              <OldAndNew lines={texts.lines(change)} />
              <div className={styles.foot}>
                <StatusChip tone={tone} icon={icon}>
                  {t(`state.${state}`)}
                </StatusChip>
                {decidedAt && <span className="muted small">{format.dateTime(decidedAt)}</span>}
              </div>
              {state === 'declined' && reason !== '' && (
                <p>
                  <strong>{t('reason')}</strong> {reason}
                </p>
              )}
            </li>
          )
        })}
      </ul>
    </SectionCard>
  )
}
