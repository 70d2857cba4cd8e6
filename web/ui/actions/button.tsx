import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-names.ts'
import { Link, type LinkProps } from '../link.tsx'
import { useUiTexts } from '../ui-texts.ts'
import styles from './button.module.css'
import { type ButtonShape, buttonClassName } from './button-style.ts'
import { useFirstFocus } from './use-first-focus.ts'

type Content = {
  icon?: IconName | undefined
  iconAfter?: IconName | undefined
  children: ReactNode
}

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> &
  ButtonShape &
  Content & {
    /** Shows a turning ring, keeps the width and ignores clicks until it is over. */
    busy?: boolean
    /** Why the button cannot be pressed. It stays in the tab order, so everyone can read the reason. */
    disabledReason?: string | undefined
  }

export function Button(props: ButtonProps) {
  const {
    look,
    size,
    wide,
    flush,
    className,
    icon,
    iconAfter,
    busy = false,
    disabledReason,
    ...rest
  } = props
  const { children, onClick, type = 'button', ...attributes } = rest
  const uiTexts = useUiTexts()
  const reasonId = useId()
  const element = useFirstFocus<HTMLButtonElement>(attributes.autoFocus === true)
  const refused = disabledReason !== undefined

  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // A busy or refused button may keep the focus; it must not submit its form either.
    if (busy || refused) event.preventDefault()
    else onClick?.(event)
  }

  const button = (
    <button
      {...attributes}
      ref={element}
      type={type}
      onClick={handleClick}
      aria-busy={busy || undefined}
      aria-disabled={refused || undefined}
      aria-describedby={refused ? reasonId : attributes['aria-describedby']}
      className={buttonClassName({ look, size, wide, flush, className })}
    >
      <span className={classNames(styles.label, busy && styles.hiddenLabel)}>
        {icon && <Icon icon={icon} />}
        {children}
        {iconAfter && <Icon icon={iconAfter} />}
      </span>
      {busy && <span className={styles.ring} aria-hidden="true" />}
      {busy && <span className="visually-hidden">{uiTexts.busy}</span>}
    </button>
  )
  if (!refused) return button
  return (
    <span className={classNames(styles.withReason, wide && styles.wide)}>
      {button}
      <span id={reasonId} className={styles.reason}>
        {disabledReason}
      </span>
    </span>
  )
}

export type LinkButtonProps = Omit<LinkProps, 'className' | 'children'> & ButtonShape & Content

/** Looks like a button and goes somewhere, so it is a link. */
export function LinkButton({
  look,
  size,
  wide,
  flush,
  className,
  icon,
  iconAfter,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} className={buttonClassName({ look, size, wide, flush, className })}>
      <span className={styles.label}>
        {icon && <Icon icon={icon} />}
        {children}
        {iconAfter && <Icon icon={iconAfter} />}
      </span>
    </Link>
  )
}
