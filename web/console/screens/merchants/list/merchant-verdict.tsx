import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { useShortcuts } from '#web/ui/keys/shortcuts.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { ProblemBanner } from '../../../components/problem-banner.tsx'
import { ReasonDialog } from '../../../list-view/reason-dialog.tsx'
import { clearSessionState } from '../../../list-view/session-state.ts'
import styles from './merchant.module.css'
import type { ReviewedMerchant } from './reviewed-merchant.ts'

const refreshes = [keysOf('merchantReview'), keysOf('site', 'countDesk')]

type Explained = 'refuse' | 'askForMore' | 'block'

/** What can be decided about a dealer. The server refuses what does not fit. */
export function MerchantVerdict({ merchant }: { merchant: ReviewedMerchant }) {
  const t = useTranslations('console-merchants.verdict')
  const { merchantId } = merchant.row
  const [asked, setAsked] = useState<Explained | null>(null)
  const accept = useDecision(merchant, 'acceptMerchant')
  const unblock = useDecision(merchant, 'unblockMerchant')
  const may = (decision: (typeof merchant.decisions)[number]) =>
    merchant.decisions.includes(decision)
  const send = (call: typeof accept) => () => {
    if (!call.isPending) call.mutate({ params: { merchantId } })
  }
  useShortcuts([
    ...(may('accept') ? [{ keys: 'a', label: t('accept'), run: send(accept) }] : []),
    ...(may('ask_for_more')
      ? [{ keys: 'r', label: t('askForMore'), run: () => setAsked('askForMore') }]
      : []),
    ...(may('refuse') ? [{ keys: 'x', label: t('refuse'), run: () => setAsked('refuse') }] : []),
  ])
  return (
    <>
      <ProblemBanner error={accept.error ?? unblock.error} />
      <div className={styles.verdicts}>
        {may('accept') && (
          <Button look="primary" busy={accept.isPending} onClick={send(accept)}>
            {t('accept')}
          </Button>
        )}
        {may('ask_for_more') && (
          <Button onClick={() => setAsked('askForMore')}>{t('askForMore')}</Button>
        )}
        {may('refuse') && (
          <Button look="danger" onClick={() => setAsked('refuse')}>
            {t('refuse')}
          </Button>
        )}
        {may('unblock') && (
          <Button busy={unblock.isPending} onClick={send(unblock)}>
            {t('unblock')}
          </Button>
        )}
        {may('block') && (
          <Button look="danger" onClick={() => setAsked('block')}>
            {t('block')}
          </Button>
        )}
      </div>
      {asked && <Explanation merchant={merchant} what={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

function useDecision(merchant: ReviewedMerchant, name: 'acceptMerchant' | 'unblockMerchant') {
  const t = useTranslations('console-merchants.verdict')
  const snackbar = useSnackbar()
  const { companyName } = merchant.row
  return useCall((api) => api.merchantReview[name], {
    refreshes,
    onSuccess: () =>
      snackbar({
        tone: 'good',
        text: t(name === 'acceptMerchant' ? 'accepted' : 'unblocked', { name: companyName }),
      }),
  })
}

const calls = {
  refuse: 'refuseMerchant',
  askForMore: 'askMerchantForMore',
  block: 'blockMerchant',
} as const

function Explanation(props: { merchant: ReviewedMerchant; what: Explained; onClose: () => void }) {
  const { merchant, what, onClose } = props
  const t = useTranslations('console-merchants.verdict')
  const snackbar = useSnackbar()
  const { merchantId, companyName } = merchant.row
  const keptAs = `merchant-${merchantId}-${what}`
  const call = useCall((api) => api.merchantReview[calls[what]], {
    refreshes,
    onSuccess: () => {
      clearSessionState(keptAs)
      snackbar({ tone: 'good', text: t(`${what}Done`, { name: companyName }) })
      onClose()
    },
  })
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t(`${what}Title`, { name: companyName })}
      consequence={t(`${what}Means`)}
      label={t('reason')}
      submit={t(what)}
      isDanger={what !== 'askForMore'}
      minimumLength={3}
      keptAs={keptAs}
      isBusy={call.isPending}
      error={call.error}
      onSubmit={(reason) => call.mutate({ params: { merchantId }, body: { reason } })}
    />
  )
}
