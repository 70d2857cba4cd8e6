import {
  type CSSProperties,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../actions/button.tsx'
import { IconButton } from '../../actions/icon-button.tsx'
import { classNames } from '../../class-names.ts'
import { Icon } from '../../icon.tsx'
import { useUiTexts } from '../../ui-texts.ts'
import { useFootHeight } from '../../window/foot-bar.ts'
import { useTopWindow } from '../../window/open-windows.ts'
import { addMessage, shownMessages } from './message-queue.ts'
import styles from './snackbar.module.css'

export type SnackbarMessage = {
  text: ReactNode
  tone?: 'neutral' | 'good' | 'bad'
  /** "Undo" where that is possible. */
  action?: { label: string; onPress: () => void }
  /** Ten seconds by default (spec, constants). */
  timeoutMs?: number
}

type Queued = SnackbarMessage & { id: number }
type ShowSnackbar = (message: SnackbarMessage) => void

const SnackbarContext = createContext<ShowSnackbar>(() => {})

/** Shows a message at the foot of the page, beside the one before it. */
export function useSnackbar(): ShowSnackbar {
  return useContext(SnackbarContext)
}

type SnackbarViewProps = {
  readonly message: Queued
  readonly staysMs: number
  readonly onClose: (id: number) => void
}

function SnackbarView({ message, staysMs, onClose: closeMessage }: SnackbarViewProps) {
  const uiTexts = useUiTexts()
  const { id, text, tone = 'neutral', action } = message
  const onClose = useCallback(() => closeMessage(id), [closeMessage, id])
  // While the pointer or the focus is on a message it stays; its time starts again afterwards.
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (held) return
    const timer = setTimeout(onClose, staysMs)
    return () => clearTimeout(timer)
  }, [held, onClose, staysMs])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only stops the clock.
    <div
      className={classNames(styles.snackbar, tone !== 'neutral' && styles[tone])}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div className={styles.text}>
        {tone === 'good' && <Icon icon="circle-check" />}
        {tone === 'bad' && <Icon icon="circle-exclamation-point" />}
        <span>{text}</span>
      </div>
      <div className={styles.ends}>
        {action && (
          <Button
            look="quiet"
            className={styles.action}
            onClick={() => {
              action.onPress()
              onClose()
            }}
          >
            {action.label}
          </Button>
        )}
        <IconButton icon="x" label={uiTexts.close} onClick={onClose} className={styles.close} />
      </div>
    </div>
  )
}

export function SnackbarProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly Queued[]>([])
  const lastId = useRef(0)

  const show = useCallback<ShowSnackbar>((message) => {
    lastId.current += 1
    const queued = { ...message, id: lastId.current }
    setQueue((waiting) => addMessage(waiting, queued))
  }, [])
  const close = useCallback(
    (closed: number) => setQueue((waiting) => waiting.filter(({ id }) => id !== closed)),
    [],
  )
  return (
    <SnackbarContext value={show}>
      {children}
      <Region queue={queue} onClose={close} />
    </SnackbarContext>
  )
}

/** Above whatever stands at the foot of the window. */
function Region(props: {
  readonly queue: readonly Queued[]
  readonly onClose: (id: number) => void
}) {
  const { queue, onClose } = props
  const shown = shownMessages(queue)
  const footPx = useFootHeight(shown.length > 0)
  const place = { '--foot': `${footPx}px` } as CSSProperties // A property of our own.
  const window = useTopWindow()
  const region = (
    <div
      role="status"
      aria-live="polite"
      className={classNames(styles.region, asksAtFoot(window) && styles.top)}
      style={shown.length > 0 ? place : undefined}
    >
      {shown.map(({ message, staysMs }) => (
        <SnackbarView key={message.id} message={message} staysMs={staysMs} onClose={onClose} />
      ))}
    </div>
  )
  return window ? createPortal(region, window) : region
}

/** On a phone a question stands at the foot; nothing may cover what somebody agrees to. */
function asksAtFoot(window: HTMLElement | undefined): boolean {
  return window?.getAttribute('role') === 'alertdialog'
}
