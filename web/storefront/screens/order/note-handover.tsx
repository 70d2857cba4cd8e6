import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { Order } from '#contract/endpoints/order.ts'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useSnackbar } from '#web/ui/status/snackbar.tsx'
import { useFormProblem } from '../../forms/use-form-problem.ts'

/** Either side notes the handover; after that nobody can ask to cancel (rules 10). */
export function NoteHandover({ order, vehicle }: { order: Order; vehicle: string }) {
  const t = useTranslations('order.handover')
  const format = useFormat()
  const show = useSnackbar()
  const [isOpen, setOpen] = useState(false)
  const note = useCall((api) => api.order.noteHandover, {
    refreshes: [keysOf('order')],
    onSuccess: () => {
      setOpen(false)
      show({ text: t('done'), tone: 'good' })
    },
  })
  const { sentence } = useFormProblem(note.error)
  if (order.handover) {
    const at = format.dateTimeWithZone(order.handover.at)
    return <p className="muted small">{t(`noted.${order.handover.by}`, { at })}</p>
  }
  if (!order.actions.noteHandover) return null
  return (
    <>
      <Button icon="key-round" onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        role="alertdialog"
        title={t('title', { vehicle })}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('notYet')}</Button>
            <Button
              look="primary"
              busy={note.isPending}
              onClick={() => note.mutate({ params: { orderId: order.orderId } })}
            >
              {t('submit')}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <p>{t('text')}</p>
          {sentence && (
            <Banner tone="bad" role="alert">
              {sentence}
            </Banner>
          )}
        </Stack>
      </Dialog>
    </>
  )
}
