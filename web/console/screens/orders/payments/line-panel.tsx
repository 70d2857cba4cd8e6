import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { BankLine } from '#contract/endpoints/bank.ts'
import { isCallRefused } from '#contract/problem.ts'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { FactList } from '#web/ui/vehicles/fact-list.tsx'
import { ProblemBanner } from '../../../components/problem-banner.tsx'
import { Panel, PanelHead, PanelSection } from '../../../list-view/panel.tsx'
import { ConsoleLink } from '../../../shell/console-link.tsx'
import { OwedByOrder } from './owed.tsx'

const refreshes = [keysOf('bank'), keysOf('order')]

/** A payment that did not match by itself: say which order it was for, or that it is none of ours. */
export function LinePanel(props: { line: BankLine; closeHref: string; onClose: () => void }) {
  const { line, closeHref, onClose } = props
  const t = useTranslations('console-payments')
  const tRule = useTranslations('validation')
  const format = useFormat()
  const snackbar = useSnackbar()
  const { lineId } = line
  const [order, setOrder] = useState(line.orderId === null ? '' : String(line.orderId))
  const [isChecked, setChecked] = useState(false)
  // Looking at an order is logged, so it waits until the number is written.
  const [lookedAt, setLookedAt] = useState(line.orderId)
  const done = (text: string) => () => {
    snackbar({ tone: 'good', text })
    onClose()
  }
  const assign = useCall((api) => api.bank.assignLine, {
    refreshes,
    onSuccess: done(t('assigned', { number: order })),
  })
  const dismiss = useCall((api) => api.bank.dismissLine, {
    refreshes,
    onSuccess: done(t('dismissed')),
  })
  // No order has the number 0: the server would speak of a field that is not there.
  const orderId = /^0*[1-9]\d{0,8}$/.test(order.trim()) ? Number(order) : null
  const fault = order.trim() === '' ? 'required' : 'integer'
  const isZero = /^0+$/.test(order.trim())
  const isUnknown =
    (isZero && isChecked) || (isCallRefused(assign.error) && assign.error.problem.status === 404)
  function change(text: string) {
    setOrder(text)
    assign.reset()
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    if (orderId !== null) assign.mutate({ params: { lineId }, body: { orderId } })
  }
  return (
    <Panel label={t('line')} closeHref={closeHref}>
      <PanelHead title={format.moneyCents(line.amountCents)} text={line.payer} />
      <PanelSection title={t('doubtTitle')}>
        <p>{t(`doubtMeans.${line.doubt ?? 'no_number'}`)}</p>
        <FactList
          facts={[
            { term: t('column.day'), value: format.date(line.bookedOn) },
            { term: t('column.purpose'), value: line.purpose },
            { term: t('fileName'), value: line.fileName },
          ]}
        />
      </PanelSection>
      <PanelSection title={t('assign')}>
        <form onSubmit={submit}>
          <Stack gap={3}>
            <TextField
              label={t('orderNumber')}
              help={t('orderHelp')}
              inputMode="numeric"
              value={order}
              onChange={change}
              onBlur={() => setLookedAt(orderId)}
              error={
                isUnknown
                  ? t('orderUnknown')
                  : isChecked && orderId === null
                    ? tRule(fault)
                    : undefined
              }
            />
            {lookedAt !== null && lookedAt === orderId && (
              <OwedByOrder orderId={lookedAt} amountCents={line.amountCents} />
            )}
            {orderId !== null && (
              <ConsoleLink href={`/orders/${orderId}`}>
                {t('order', { number: String(orderId) })}
              </ConsoleLink>
            )}
            <ProblemBanner error={isUnknown ? dismiss.error : (assign.error ?? dismiss.error)} />
            <Button look="primary" type="submit" busy={assign.isPending}>
              {t('assignSubmit')}
            </Button>
            <Button
              look="quiet"
              busy={dismiss.isPending}
              onClick={() => dismiss.mutate({ params: { lineId } })}
            >
              {t('dismiss')}
            </Button>
          </Stack>
        </form>
      </PanelSection>
    </Panel>
  )
}
