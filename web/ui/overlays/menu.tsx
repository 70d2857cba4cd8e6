import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import buttonStyles from '../actions/button.module.css'
import { type ButtonLook, type ButtonSize, buttonClassName } from '../actions/button-style.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-names.ts'
import styles from './menu.module.css'
import { beginningWith, roving } from './roving.ts'
import { useDisclosure } from './use-disclosure.ts'

export type MenuEntry = {
  id: string
  label: string
  icon?: IconName
  danger?: boolean
  disabled?: boolean
  onSelect: () => void
}

export type MenuProps = {
  /** Names the button; shown unless an icon stands alone. */
  label: string
  icon?: IconName
  iconOnly?: boolean
  look?: ButtonLook
  size?: ButtonSize
  entries: readonly MenuEntry[]
  header?: ReactNode
}

/** Actions behind one button. Links belong in LinkMenu: they must open in a new tab too. */
export function Menu(props: MenuProps) {
  const { label, icon, iconOnly, look = 'quiet', size, entries, header } = props
  const { open, setOpen, root, button, keyDown, blur } = useDisclosure()
  const listId = useId()
  function select(entry: MenuEntry) {
    setOpen(false)
    button.current?.focus()
    entry.onSelect()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears keys and focus of its children.
    <div ref={root} className={styles.anchor} onKeyDown={keyDown} onBlur={blur}>
      <button
        ref={button}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-label={iconOnly ? label : undefined}
        className={buttonClassName({
          look,
          size,
          className: iconOnly ? buttonStyles.icon : undefined,
        })}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {icon && <Icon icon={icon} />}
        {!iconOnly && label}
        {!iconOnly && <Icon icon="chevron-down" size={16} />}
      </button>
      {open && (
        <div className={classNames(styles.popover, styles.below)}>
          {header && <div className={styles.head}>{header}</div>}
          <Entries id={listId} label={label} entries={entries} onSelect={select} />
        </div>
      )}
    </div>
  )
}

type EntriesProps = Pick<MenuProps, 'label' | 'entries'> & {
  readonly id: string
  readonly onSelect: (entry: MenuEntry) => void
}

/** One stop for Tab; the arrows and typed keys move the focus within it. */
function Entries({ id, label, entries, onSelect }: EntriesProps) {
  const list = useRef<HTMLDivElement>(null)
  const items = () => [...(list.current?.querySelectorAll('button') ?? [])]
  useEffect(() => {
    list.current?.querySelector('button')?.focus()
  }, [])
  function move(event: KeyboardEvent) {
    const all = items()
    const from = all.indexOf(document.activeElement as HTMLButtonElement) // Only compared.
    const isTyped = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey
    const texts = all.map(({ textContent }) => textContent ?? '')
    const to =
      roving(event.key, from, all.length, 'column') ??
      (isTyped && event.key !== ' ' ? beginningWith(event.key, from, texts) : -1)
    if (to < 0) return
    event.preventDefault()
    all[to]?.focus()
  }
  return (
    <div
      ref={list}
      id={id}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      className={styles.list}
      onKeyDown={move}
    >
      {entries.map((entry) => (
        <button
          key={entry.id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-disabled={entry.disabled || undefined}
          className={classNames(styles.item, entry.danger && styles.danger)}
          onClick={() => !entry.disabled && onSelect(entry)}
        >
          {entry.icon && <Icon icon={entry.icon} />}
          <span>{entry.label}</span>
        </button>
      ))}
    </div>
  )
}
