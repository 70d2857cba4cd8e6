import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { useShortcuts } from '#web/ui/keys/shortcuts.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { ProblemBanner } from '../../../../components/problem-banner.tsx'
import { useProductLine } from '../../../../components/product-line.ts'
import { ReasonDialog } from '../../../../list-view/reason-dialog.tsx'
import { clearSessionState } from '../../../../list-view/session-state.ts'
import styles from './review.module.css'
import type { Reviewed } from './reviewed.ts'
import { SendBackDialog } from './send-back-dialog.tsx'
import type { ReviewWork } from './use-review-draft.ts'

type VerdictProps = { review: Reviewed; work: ReviewWork; nextHref: string }

/** The three verdicts (rules 2), with what is still missing for the first. */
export function Verdict(props: VerdictProps) {
  const { review, work } = props
  const t = useTranslations('console-ads')
  const format = useFormat()
  const [asked, setAsked] = useState<'send-back' | 'refuse' | null>(null)
  const approval = useApproval(props)
  const farewell = useFarewell(props)
  const missing = work.open.map((point) => t(`point.${point}`))
  const hint =
    missing.length > 0
      ? t('verdict.missing', { count: missing.length, points: format.list(missing) })
      : t('verdict.ready', { end: format.dateTimeWithZone(review.nextSlotEndsAt) })
  useShortcuts([
    { keys: 'a', label: t('verdict.approve'), run: approval.approve },
    { keys: 'r', label: t('verdict.sendBack'), run: () => setAsked('send-back') },
    { keys: 'x', label: t('verdict.refuse'), run: () => setAsked('refuse') },
  ])
  return (
    <>
      <ProblemBanner error={approval.error} />
      <div className={styles.verdicts}>
        <Button
          look="primary"
          busy={approval.isPending}
          disabled={missing.length > 0}
          aria-describedby="verdict-hint"
          onClick={approval.approve}
        >
          {t('verdict.approve')}
          <kbd>a</kbd>
        </Button>
        <Button onClick={() => setAsked('send-back')}>
          {t('verdict.sendBack')}
          <kbd>r</kbd>
        </Button>
        <Button look="danger" onClick={() => setAsked('refuse')}>
          {t('verdict.refuse')}
          <kbd>x</kbd>
        </Button>
      </div>
      <p id="verdict-hint" className={styles.verdictHint} aria-live="polite">
        {hint}
      </p>
      {asked === 'send-back' && (
        <SendBackDialog {...props} onClose={() => setAsked(null)} farewell={farewell} />
      )}
      <RefuseDialog {...props} open={asked === 'refuse'} onClose={() => setAsked(null)} />
    </>
  )
}

const refreshes = [keysOf('review'), keysOf('site', 'countDesk')]

/** What every verdict does at its end: forget the draft, say so, go on to the next ad. */
function useFarewell({ review, work, nextHref }: VerdictProps) {
  const snackbar = useSnackbar()
  const navigate = useNavigate()
  const { name } = useProductLine(review.product)
  return (text: (name: string) => string) => {
    work.forget()
    snackbar({ tone: 'good', text: text(name) })
    void navigate(nextHref)
  }
}

function useApproval(props: VerdictProps) {
  const { review, work, nextHref } = props
  const t = useTranslations('console-ads.verdict')
  const format = useFormat()
  const navigate = useNavigate()
  const farewell = useFarewell(props)
  const call = useCall((api) => api.review.approve, {
    refreshes,
    onSuccess: ({ endsAt, takesEffectAt }) => {
      // What was ticked is kept for whoever undoes it; the bar above the list says the rest.
      if (takesEffectAt !== null) return void navigate(nextHref)
      farewell((name) =>
        t('approved', { name, end: endsAt === null ? '' : format.dateTimeWithZone(endsAt) }),
      )
    },
  })
  const approve = () => {
    const { vatRegime, startPriceEur, startPriceReason, vin, isNewVehicle } = work.draft
    if (call.isPending || work.open.length > 0) return
    if (vatRegime === null || startPriceEur === null) return
    call.mutate({
      params: { entityId: review.product.entityId },
      body: { vatRegime, startPriceEur, startPriceReason, vin: vin.trim(), isNewVehicle },
    })
  }
  return { approve, isPending: call.isPending, error: call.error }
}

type Asked = VerdictProps & { open: boolean; onClose: () => void }

function RefuseDialog(props: Asked) {
  const t = useTranslations('console-ads.verdict')
  const farewell = useFarewell(props)
  const { entityId } = props.review.product
  const keptAs = `review-${entityId}-reason`
  const call = useCall((api) => api.review.refuse, {
    refreshes,
    onSuccess: () => {
      clearSessionState(keptAs)
      farewell((name) => t('refused', { name }))
    },
  })
  return (
    <ReasonDialog
      open={props.open}
      onClose={props.onClose}
      title={t('refuseTitle')}
      consequence={t('refuseMeans')}
      label={t('reason')}
      submit={t('refuse')}
      isDanger
      minimumLength={5}
      keptAs={keptAs}
      isBusy={call.isPending}
      error={call.error}
      onSubmit={(reason) => call.mutate({ params: { entityId }, body: { reason } })}
    />
  )
}
