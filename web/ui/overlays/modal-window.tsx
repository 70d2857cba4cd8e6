import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import { addWindow } from '../window/open-windows.ts'

export type ModalWindowProps = {
  role?: 'dialog' | 'alertdialog'
  /** Its name for screen readers, or the id of the element that holds it. */
  label?: string | undefined
  labelledBy?: string | undefined
  onClose: () => void
  /** A press beside it closes it. */
  closesBeside?: boolean
  /** Not even Escape closes it. */
  isUnavoidable?: boolean
  className: string
  children: ReactNode
}

/**
 * The platform's own dialog, open as long as it is on the page: the focus goes to it, stays inside and returns to where it
 * was; nothing else can be reached; Escape closes the topmost. It has the focus itself at first, so that nobody who types
 * on presses a button, unless something in it asks for the focus.
 */
export function ModalWindow(props: ModalWindowProps) {
  const { role = 'dialog', label, labelledBy, onClose, closesBeside = false, className } = props
  const dialog = useRef<HTMLDialogElement>(null)
  useOpen(dialog)
  useKeyboardRoom(dialog)
  const isPressedBeside = useRef(false)
  // Only what lies around its content is the dialog itself.
  const isBeside = (event: MouseEvent) => event.target === event.currentTarget

  function refuseOrClose(event: SyntheticEvent) {
    // A file field in it has such an event too.
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (!props.isUnavoidable) onClose()
  }

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it.
    <dialog
      ref={dialog}
      role={role}
      aria-label={label}
      aria-labelledby={labelledBy}
      tabIndex={-1}
      className={className}
      onCancel={refuseOrClose}
      onClose={(event) => {
        // A browser may close it unasked, at a second Escape.
        if (event.target !== event.currentTarget || event.currentTarget.open) return
        if (props.isUnavoidable) event.currentTarget.showModal()
        else onClose()
      }}
      onMouseDown={(event) => {
        isPressedBeside.current = isBeside(event)
      }}
      onClick={(event) => {
        if (closesBeside && isPressedBeside.current && isBeside(event)) onClose()
      }}
    >
      {props.children}
    </dialog>,
    document.body,
  )
}

/** Closed before it leaves the page: only then the focus goes back. */
function useOpen(dialog: RefObject<HTMLDialogElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return
    keepScrollbarRoom()
    element.showModal()
    element.focus()
    const remove = addWindow(element)
    return () => {
      remove()
      element.close()
      if (document.querySelector('dialog:modal') === null) setScrollbarGutter('')
    }
  }, [dialog])
}

/** The page below does not scroll meanwhile; where it had a bar of its own, nothing moves into its place. */
function keepScrollbarRoom(): void {
  if (globalThis.innerWidth > document.documentElement.clientWidth) setScrollbarGutter('stable')
}

function setScrollbarGutter(gutter: '' | 'stable'): void {
  document.documentElement.style.setProperty('scrollbar-gutter', gutter)
}

/** A phone's keyboard covers a part of the window; styles read how high the rest is. */
function useKeyboardRoom(dialog: RefObject<HTMLDialogElement | null>): void {
  const measure = useEffectEvent(() => {
    const height = globalThis.visualViewport?.height
    if (height === undefined) return
    dialog.current?.style.setProperty('--visual-viewport-height', `${height}px`)
  })
  useEffect(() => {
    measure()
    const onResize = () => measure()
    globalThis.visualViewport?.addEventListener('resize', onResize)
    return () => globalThis.visualViewport?.removeEventListener('resize', onResize)
  }, [])
}
