import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { useFormProblem } from '../../../forms/use-form-problem.ts'
import { useSessionText } from '../../../forms/use-session-text.ts'

const minimumLength = 10
const maximumLength = 2000

/** The dealer asks, the operator decides; an unjustified one costs the commission (rules 10). */
export function RequestCancellation({ orderId, vehicle }: { orderId: number; vehicle: string }) {
  const t = useTranslations('order.cancellation')
  const tRule = useTranslations('validation')
  const show = useSnackbar()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useSessionText(`cancellation/${orderId}`)
  const [isChecked, setChecked] = useState(false)
  const request = useCall((api) => api.order.requestCancellation, {
    refreshes: [keysOf('order', 'purchases')],
    onSuccess: () => {
      setOpen(false)
      setReason('')
      show({ text: t('sent'), tone: 'good' })
    },
  })
  const { sentence, fields } = useFormProblem(request.error)
  const isTooShort = reason.trim().length < minimumLength

  function submit() {
    setChecked(true)
    if (!isTooShort) request.mutate({ params: { orderId }, body: { reason } })
  }

  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        role="alertdialog"
        title={t('title', { vehicle })}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('keep')}</Button>
            <Button look="danger" busy={request.isPending} onClick={submit}>
              {t('submit')}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <p>{t('text')}</p>
          {sentence && !fields.reason && (
            <Banner tone="bad" role="alert">
              {sentence}
            </Banner>
          )}
          <TextArea
            label={t('reason')}
            help={t('reasonHelp')}
            rows={5}
            maxLength={maximumLength}
            value={reason}
            onChange={setReason}
            error={
              fields.reason ??
              (isChecked && isTooShort ? tRule('min_length', { min: minimumLength }) : undefined)
            }
          />
        </Stack>
      </Dialog>
    </>
  )
}
