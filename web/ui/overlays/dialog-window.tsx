import { type ReactNode, useRef } from 'react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { IconButton } from '../actions/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { useUiTexts } from '../ui-texts.ts'
import { useFootBar } from '../window/foot-bar.ts'
import { ScrolledBody } from '../window/scrolled-body.ts'
import styles from './dialog.module.css'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Buttons, the main one last. */
  actions?: ReactNode
  /** alertdialog for what binds or cannot be undone: it closes by its buttons or Escape only. */
  role?: 'dialog' | 'alertdialog'
  /** Nothing but its own buttons ends it: no cross, no Escape. */
  isUnavoidable?: boolean
}

export function DialogContent({
  title,
  children,
  actions,
  role = 'dialog',
  isUnavoidable = false,
  onClose,
}: Omit<DialogProps, 'open'>) {
  const uiTexts = useUiTexts()
  return (
    <AriaDialog role={role} className={classNames(styles.box)}>
      <div className={styles.head}>
        <Heading slot="title" className={classNames(styles.title)}>
          {title}
        </Heading>
        {!isUnavoidable && <IconButton icon="x" label={uiTexts.close} onClick={onClose} />}
      </div>
      <div className={styles.body}>
        <ScrolledBody value={true}>{children}</ScrolledBody>
      </div>
      {actions && <Foot>{actions}</Foot>}
    </AriaDialog>
  )
}

function Foot({ children }: { children: ReactNode }) {
  const foot = useRef<HTMLDivElement>(null)
  useFootBar(foot)
  return (
    <div ref={foot} className={styles.foot}>
      {children}
    </div>
  )
}

/** 60 % of a desktop, the whole width of a phone. Focus stays inside and returns afterwards. */
export function DialogWindow({ open, ...content }: DialogProps) {
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(next) => {
        if (!next) content.onClose()
      }}
      isDismissable={content.role !== 'alertdialog'}
      isKeyboardDismissDisabled={content.isUnavoidable === true}
      className={classNames(styles.scrim)}
    >
      <Modal className={classNames(styles.modal)}>
        <DialogContent {...content} />
      </Modal>
    </ModalOverlay>
  )
}
