import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { useUiTexts } from '../ui-texts.ts'
import styles from './lightbox.module.css'
import { ModalWindow } from './modal-window.tsx'

export type LightboxProps = {
  open: boolean
  onClose: () => void
  /** What is shown, for screen readers: "Picture 3 of 24: kitchen". */
  label: string
  /** The picture; it is fitted into the window. */
  children: ReactNode
  /** Below the picture: its place in the row and what it shows. */
  caption?: ReactNode
  onPrevious?: () => void
  onNext?: () => void
}

/** A picture as large as the window. The arrow keys turn the pages, Escape closes. */
export function Lightbox({ open, ...opened }: LightboxProps) {
  return open ? <OpenLightbox {...opened} /> : null
}

function OpenLightbox(props: Omit<LightboxProps, 'open'>) {
  const { onClose, label, children, caption, onPrevious, onNext } = props
  const uiTexts = useUiTexts()
  const turn = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') onPrevious?.()
    else if (event.key === 'ArrowRight') onNext?.()
  })
  // The dialog itself holds the focus at first, so keys are heard by the page.
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => turn(event)
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return (
    <ModalWindow label={label} onClose={onClose} className={classNames(styles.window)}>
      <div className={styles.inner}>
        <div className={styles.bar}>
          <span className={styles.caption} aria-live="polite">
            {caption}
          </span>
          <IconButton icon="x" label={uiTexts.close} onClick={onClose} className={styles.close} />
        </div>
        <div className={styles.stage}>{children}</div>
      </div>
    </ModalWindow>
  )
}
