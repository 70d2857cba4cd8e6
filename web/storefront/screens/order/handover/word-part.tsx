import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { Order } from '#contract/endpoints/order.ts'
import type { HandoverSide } from '#domain/order/handover.ts'
import { useCall } from '#web/api/use-call.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { FactList } from '#web/ui/vehicles/fact-list.tsx'
import { titleOf } from '../../../cards/card-facts.ts'
import { CallProblem } from './call-problem.tsx'
import styles from './handover.module.css'
import { Part } from './part.tsx'
import { refreshedByStep } from './refreshed-by-step.ts'

/** The word of both that the vehicle has changed hands; with the second one the sale is complete (rules 10). */
export function WordPart({ order, side }: { order: Order; side: HandoverSide }) {
  const t = useTranslations('handover.word')
  const format = useFormat()
  const { handover, actions } = order
  const { handedOver, confirmedAt } = handover
  const said = (at: string | null) => (at === null ? t('notYet') : format.dateTimeWithZone(at))
  return (
    <Part id="word" title={t('title')} isDone={handedOver !== null}>
      <FactList
        facts={
          handedOver?.by === 'operator'
            ? [{ term: t('operator'), value: said(handedOver.at) }]
            : (['seller', 'buyer'] as const).map((each) => ({
                term: t(each),
                // Of a handover from before both were asked.
                value: said(confirmedAt[each] ?? handedOver?.at ?? null),
              }))
        }
      />
      {actions.noteHandover && <Confirm order={order} side={side} />}
    </Part>
  )
}

function Confirm({ order, side }: { order: Order; side: HandoverSide }) {
  const t = useTranslations('handover.word')
  const show = useSnackbar()
  const [isOpen, setOpen] = useState(false)
  const { orderId, handover, product } = order
  const isDay = handover.nextStep === 'confirm'
  const note = useCall((api) => api.order.noteHandover, {
    refreshes: refreshedByStep,
    onSuccess: () => {
      setOpen(false)
      show({ text: t('said'), tone: 'good' })
    },
  })
  return (
    <div className={styles.buttons}>
      <Button look={isDay ? 'primary' : undefined} icon="key-round" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        role="alertdialog"
        title={t('ask', { vehicle: titleOf(product) })}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('wait')}</Button>
            <Button
              look="primary"
              busy={note.isPending}
              onClick={() => note.mutate({ params: { orderId } })}
            >
              {t('submit')}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <p>{t('text')}</p>
          {side === 'seller' && handover.moneyArrivedAt === null && (
            <Banner tone="warn">{t('noMoney')}</Banner>
          )}
          <CallProblem error={note.error} />
        </Stack>
      </Dialog>
    </div>
  )
}
