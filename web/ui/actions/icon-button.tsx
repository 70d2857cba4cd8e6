import type { ButtonHTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-names.ts'
import { Link, type LinkProps } from '../link.tsx'
import styles from './button.module.css'
import { type ButtonShape, buttonClassName } from './button-style.ts'

type Shape = Omit<ButtonShape, 'wide'> & {
  icon: IconName
  /** Read aloud and shown as the browser's tooltip. */
  label: string
  round?: boolean
}

export type IconButtonProps = Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'className' | 'children'
> &
  Shape

function iconClassName({ look = 'quiet', size, className, round }: Omit<Shape, 'icon' | 'label'>) {
  return buttonClassName({
    look,
    size,
    className: classNames(styles.icon, round && styles.round, className),
  })
}

export function IconButton({
  icon,
  label,
  look,
  size,
  round,
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={iconClassName({ look, size, className, round: round ?? false })}
    >
      <Icon icon={icon} />
    </button>
  )
}

export type LinkIconButtonProps = Omit<LinkProps, 'className' | 'children'> & Shape

export function LinkIconButton({
  icon,
  label,
  look,
  size,
  round,
  className,
  ...rest
}: LinkIconButtonProps) {
  return (
    <Link
      {...rest}
      aria-label={label}
      title={label}
      className={iconClassName({ look, size, className, round: round ?? false })}
    >
      <Icon icon={icon} />
    </Link>
  )
}
