import { useTranslations } from 'use-intl/react'
import { Button } from '#web/ui/actions/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

/** Pictures of a damage are not thrown away by a slip of the finger (spec, confirmations). */
export function ConfirmRemoval(props: {
  isOpen: boolean
  onClose: () => void
  onConfirm: () => void
}) {
  const { isOpen, onClose, onConfirm } = props
  const t = useTranslations('editor')
  const tConfirm = useTranslations('vehicle.confirm')
  return (
    <Dialog
      role="alertdialog"
      open={isOpen}
      onClose={onClose}
      title={tConfirm('delete_damage_pictures')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="danger-solid" onClick={onConfirm}>
            {t('delete')}
          </Button>
        </>
      }
    >
      <p>{t('damages.removalText')}</p>
    </Dialog>
  )
}
