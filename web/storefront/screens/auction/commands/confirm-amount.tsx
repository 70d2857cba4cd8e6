import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '#web/ui/actions/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

/** Longer than two clicks may lie apart to be one double click, on every system. */
const doubleClickMs = 900

/**
 * The answer closes the dialog, so the second half of a double click would press whatever lies
 * under it: another amount, or the next bid.
 */
function swallowSecondClick(): void {
  const swallow = (event: MouseEvent) => {
    if (event.detail < 2) return
    event.preventDefault()
    event.stopPropagation()
  }
  document.addEventListener('click', swallow, { capture: true })
  setTimeout(() => document.removeEventListener('click', swallow, { capture: true }), doubleClickMs)
}

/**
 * The question before something that binds; Enter on its button is the answer. Neither the key that
 * opened it, still held down, nor the second half of a double click answers it. Where the amount may
 * well be a slip, or outbids nobody else, Enter goes back: by keys it is pressed twice out of habit.
 */
export function ConfirmAmount(props: {
  open: boolean
  title: string
  action: string
  isBusy?: boolean
  isDangerous?: boolean
  isLikelySlip?: boolean
  onConfirm: () => void
  onClose: () => void
  children?: ReactNode
}) {
  const { open, title, action, isBusy = false, onConfirm, onClose, children } = props
  const { isDangerous = false, isLikelySlip = false } = props
  const t = useTranslations('auction.confirm')
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button
            look="quiet"
            onKeyDown={(event) => event.repeat && event.preventDefault()}
            onClick={onClose}
            autoFocus={isLikelySlip}
          >
            {t('back')}
          </Button>
          <Button
            look={isDangerous ? 'danger-solid' : 'primary'}
            busy={isBusy}
            onKeyDown={(event) => event.repeat && event.preventDefault()}
            onClick={(event) => {
              if (event.detail >= 2) return
              swallowSecondClick()
              onConfirm()
            }}
            autoFocus={!isLikelySlip}
          >
            {action}
          </Button>
        </>
      }
    >
      <Stack gap={3}>{children}</Stack>
    </Dialog>
  )
}
