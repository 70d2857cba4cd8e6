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
import { Button } from '../actions/button.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { useUiTexts } from '../ui-texts.ts'
import { useFootHeight } from '../window/foot-bar.ts'
import { useTopWindow } from '../window/open-windows.ts'
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

const defaultTimeoutMs = 10_000
const SnackbarContext = createContext<ShowSnackbar>(() => {})

/** Shows a message at the foot of the page; several wait for each other. */
export function useSnackbar(): ShowSnackbar {
  return useContext(SnackbarContext)
}

function SnackbarView({ message, onClose }: { message: Queued; onClose: () => void }) {
  const uiTexts = useUiTexts()
  const { text, tone = 'neutral', action, timeoutMs = defaultTimeoutMs } = message
  // While the pointer or the focus is on a message it stays; its time starts again afterwards.
  const [held, setHeld] = useState(false)

  useEffect(() => {
    if (held) return
    const timer = setTimeout(onClose, timeoutMs)
    return () => clearTimeout(timer)
  }, [held, onClose, timeoutMs])

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
    setQueue((waiting) => [...waiting, queued])
  }, [])
  const closeFirst = useCallback(() => setQueue((waiting) => waiting.slice(1)), [])
  const first = queue[0]
  return (
    <SnackbarContext value={show}>
      {children}
      <Region first={first} onClose={closeFirst} />
    </SnackbarContext>
  )
}

/** Above whatever stands at the foot of the window. */
function Region({ first, onClose }: { first: Queued | undefined; onClose: () => void }) {
  const footPx = useFootHeight(first !== undefined)
  const place = { '--foot': `${footPx}px` } as CSSProperties // A property of our own.
  const window = useTopWindow()
  const region = (
    <div
      role="status"
      aria-live="polite"
      className={classNames(styles.region, asksAtFoot(window) && styles.top)}
      style={first && place}
    >
      {first && <SnackbarView key={first.id} message={first} onClose={onClose} />}
    </div>
  )
  return window ? createPortal(region, window) : region
}

/** On a phone a question stands at the foot; nothing may cover what somebody agrees to. */
function asksAtFoot(window: HTMLElement | undefined): boolean {
  return window?.getAttribute('role') === 'alertdialog'
}
