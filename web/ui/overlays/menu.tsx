import type { ReactNode } from 'react'
import { Menu as AriaMenu, MenuItem, MenuTrigger, Popover } from 'react-aria-components/Menu'
import { Button } from 'react-aria-components/Modal'
import buttonStyles from '../actions/button.module.css'
import { type ButtonLook, type ButtonSize, buttonClassName } from '../actions/button-style.ts'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-names.ts'
import styles from './menu.module.css'

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
export function Menu({ label, icon, iconOnly, look = 'quiet', size, entries, header }: MenuProps) {
  return (
    <MenuTrigger>
      <Button
        {...(iconOnly && { 'aria-label': label })}
        className={buttonClassName({
          look,
          size,
          className: iconOnly ? buttonStyles.icon : undefined,
        })}
      >
        {icon && <Icon icon={icon} />}
        {!iconOnly && label}
        {!iconOnly && <Icon icon="chevron-down" size={16} />}
      </Button>
      <Popover offset={4} className={classNames(styles.popover)}>
        {header && <div className={styles.head}>{header}</div>}
        <AriaMenu className={classNames(styles.list)} aria-label={label}>
          {entries.map((entry) => (
            <MenuItem
              key={entry.id}
              id={entry.id}
              textValue={entry.label}
              isDisabled={entry.disabled ?? false}
              onAction={entry.onSelect}
              className={classNames(styles.item, entry.danger && styles.danger)}
            >
              {entry.icon && <Icon icon={entry.icon} />}
              <span>{entry.label}</span>
            </MenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  )
}
