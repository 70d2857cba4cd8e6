import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { Order } from '#contract/endpoints/order.ts'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { useShortcuts } from '#web/ui/keys/shortcuts.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { ReasonDialog } from '../../../list-view/reason-dialog.tsx'
import { clearSessionState } from '../../../list-view/session-state.ts'
import styles from './order.module.css'

const verdicts = ['justified', 'unjustified', 'rejected'] as const
type Verdict = (typeof verdicts)[number]

const keys = { justified: 'a', unjustified: 'u', rejected: 'x' } as const

/** The answer to a dealer who wants to step back (rules 10): three answers, each with its text. */
export function CancellationVerdict({ order }: { order: Order }) {
  const t = useTranslations('console-orders.verdict')
  const [asked, setAsked] = useState<Verdict | null>(null)
  useShortcuts(
    verdicts.map((verdict) => ({
      keys: keys[verdict],
      label: t(`${verdict}.submit`),
      run: () => setAsked(verdict),
    })),
  )
  return (
    <>
      <div className={styles.verdicts}>
        <Button look="primary" onClick={() => setAsked('justified')}>
          {t('justified.submit')}
        </Button>
        <Button look="danger" onClick={() => setAsked('unjustified')}>
          {t('unjustified.submit')}
        </Button>
        <Button onClick={() => setAsked('rejected')}>{t('rejected.submit')}</Button>
      </div>
      {asked && <Explanation order={order} verdict={asked} onClose={() => setAsked(null)} />}
    </>
  )
}

function Explanation(props: { order: Order; verdict: Verdict; onClose: () => void }) {
  const { order, verdict, onClose } = props
  const t = useTranslations('console-orders.verdict')
  const format = useFormat()
  const snackbar = useSnackbar()
  const number = String(order.orderId)
  const keptAs = `order-${number}-${verdict}`
  const call = useCall((api) => api.order.answerCancellation, {
    refreshes: [keysOf('order'), keysOf('auction'), keysOf('site', 'countDesk')],
    onSuccess: () => {
      clearSessionState(keptAs)
      snackbar({ tone: 'good', text: t(`${verdict}.done`, { number }) })
      onClose()
    },
  })
  const amount = format.moneyCents(order.commission?.grossCents ?? 0)
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t(`${verdict}.title`, { number })}
      consequence={t(`${verdict}.means`, { amount })}
      label={t('answer')}
      submit={t(`${verdict}.submit`)}
      isDanger={verdict === 'unjustified'}
      minimumLength={10}
      keptAs={keptAs}
      isBusy={call.isPending}
      error={call.error}
      onSubmit={(answer) =>
        call.mutate({ params: { orderId: order.orderId }, body: { verdict, answer } })
      }
    />
  )
}
