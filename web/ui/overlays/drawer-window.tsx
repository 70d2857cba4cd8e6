import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { classNames } from '../class-names.ts'
import styles from './dialog.module.css'
import { DialogContent, type DialogProps } from './dialog-window.tsx'

export type DrawerProps = Omit<DialogProps, 'role'> & {
  /** left and right: 85 % of the width, 80 % of the height. bottom: a sheet as high as its content. */
  side?: 'left' | 'right' | 'bottom'
}

export function DrawerWindow({ open, side = 'left', ...content }: DrawerProps) {
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(next) => {
        if (!next) content.onClose()
      }}
      isDismissable
      className={classNames(styles.scrim, styles.drawerScrim, side === 'right' && styles.fromRight)}
    >
      <Modal className={classNames(styles.drawer, side === 'bottom' && styles.fromBottom)}>
        <DialogContent {...content} />
      </Modal>
    </ModalOverlay>
  )
}
