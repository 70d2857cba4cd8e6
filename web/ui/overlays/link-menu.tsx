import { type ReactNode, useId, useRef } from 'react'
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
  label: ReactNode
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

/**
 * Navigation behind a button: true links, there before any script, found by search engines. The browser itself opens and
 * closes them, by Escape or a press elsewhere too, and says to screen readers which of both it is.
 */
export function LinkMenu(props: LinkMenuProps) {
  const { label, trigger, icon, header, entries, footer, align = 'end', className } = props
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const close = () => list.current?.hidePopover()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears where the focus of its children goes.
    <div
      className={classNames(styles.anchor, className)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
      }}
    >
      <button
        type="button"
        popoverTarget={listId}
        className={buttonClassName({
          look: 'quiet',
          className: trigger ? classNames(buttonStyles.icon, buttonStyles.round) : undefined,
        })}
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
        ref={list}
        id={listId}
        popover="auto"
        className={classNames(styles.popover, styles.links, align === 'start' && styles.toEnd)}
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
                onClick={close}
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
