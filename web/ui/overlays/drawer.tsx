import { useId } from 'react'
import { classNames } from '../class-names.ts'
import styles from './dialog.module.css'
import { DialogContent, type DialogContentProps } from './dialog-content.tsx'
import { ModalWindow } from './modal-window.tsx'

export type DrawerProps = Omit<DialogContentProps, 'titleId' | 'isUnavoidable'> & {
  open: boolean
  /** left and right: 85 % of the width, 80 % of the height. bottom: a sheet as high as its content. */
  side?: 'left' | 'right' | 'bottom'
}

/** Slides in from a side; closes by a click beside it. */
export function Drawer({ open, side = 'left', ...content }: DrawerProps) {
  const titleId = useId()
  if (!open) return null
  return (
    <ModalWindow
      labelledBy={titleId}
      onClose={content.onClose}
      closesBeside
      className={classNames(
        styles.window,
        styles.drawer,
        side === 'right' && styles.fromRight,
        side === 'bottom' && styles.fromBottom,
      )}
    >
      <DialogContent {...content} titleId={titleId} />
    </ModalWindow>
  )
}
