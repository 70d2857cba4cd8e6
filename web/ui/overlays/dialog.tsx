import { useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './dialog.module.css'
import { DialogContent, type DialogContentProps } from './dialog-content.tsx'
import { ModalWindow } from './modal-window.tsx'

export type DialogProps = Omit<DialogContentProps, 'titleId'> & {
  open: boolean
  /** alertdialog for what binds or cannot be undone: it closes by its buttons or Escape only. */
  role?: 'dialog' | 'alertdialog'
}

/** 60 % of a desktop, the whole width of a phone. Focus stays inside and returns afterwards. */
export function Dialog({ open, role = 'dialog', ...content }: DialogProps) {
  const titleId = useId()
  if (!open) return null
  return (
    <ModalWindow
      role={role}
      labelledBy={titleId}
      onClose={content.onClose}
      closesBeside={role === 'dialog'}
      isUnavoidable={content.isUnavoidable === true}
      className={classNames(styles.window, styles.modal)}
    >
      <DialogContent {...content} titleId={titleId} />
    </ModalWindow>
  )
}
