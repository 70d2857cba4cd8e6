import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import buttonStyles from '../actions/button.module.css'
import { buttonClassName } from '../actions/button-style.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-names.ts'
import { Link } from '../link.tsx'
import styles from './menu.module.css'

export type LinkMenuEntry = {
  href: string
  label: string
  icon?: IconName
  current?: boolean
  badge?: ReactNode
  /** For a menu of languages. */
  lang?: string
}

export type LinkMenuProps = {
  label: string
  /** In place of label and arrow: an avatar, a short code. The label is still read aloud. */
  trigger?: ReactNode
  icon?: IconName
  header?: ReactNode
  entries: readonly LinkMenuEntry[]
  /** Below the links: a form or button to sign out. */
  footer?: ReactNode
  /** Which edge of the button the list keeps to; end where the button stands at the right. */
  align?: 'start' | 'end'
  className?: string
}

function useDisclosure() {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    function closeElsewhere(event: PointerEvent) {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeElsewhere)
    return () => document.removeEventListener('pointerdown', closeElsewhere)
  }, [open])

  return {
    open,
    setOpen,
    root,
    button,
    keyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !open) return
      setOpen(false)
      button.current?.focus()
    },
    blur(event: FocusEvent) {
      if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false)
    },
  }
}

/** Navigation behind a button: true links, there before any script, found by search engines. */
export function LinkMenu(props: LinkMenuProps) {
  const { label, trigger, icon, header, entries, footer, align = 'end', className } = props
  const { open, setOpen, root, button, keyDown, blur } = useDisclosure()
  const listId = useId()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears keys and focus of its children.
    <div
      ref={root}
      className={classNames(styles.anchor, className)}
      onKeyDown={keyDown}
      onBlur={blur}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        className={buttonClassName({
          look: 'quiet',
          className: trigger ? classNames(buttonStyles.icon, buttonStyles.round) : undefined,
        })}
        onClick={() => setOpen(!open)}
      >
        {trigger ? (
          <>
            {trigger}
            <span className="visually-hidden">{label}</span>
          </>
        ) : (
          <>
            {icon && <Icon icon={icon} />}
            {label}
            <Icon icon="chevron-down" size={16} />
          </>
        )}
      </button>
      <div
        id={listId}
        hidden={!open}
        className={classNames(styles.popover, styles.below, align === 'start' && styles.fromStart)}
      >
        {header && <div className={styles.head}>{header}</div>}
        <ul className={styles.list}>
          {entries.map((entry) => (
            <li key={entry.href}>
              <Link
                href={entry.href}
                lang={entry.lang}
                hrefLang={entry.lang}
                aria-current={entry.current ? 'page' : undefined}
                className={styles.item}
                onClick={() => setOpen(false)}
              >
                {entry.icon && <Icon icon={entry.icon} />}
                <span>{entry.label}</span>
                {entry.badge && <span className={styles.end}>{entry.badge}</span>}
                {entry.current && <Icon icon="check" size={16} className={styles.end} />}
              </Link>
            </li>
          ))}
        </ul>
        {footer && <div className={styles.list}>{footer}</div>}
      </div>
    </div>
  )
}
