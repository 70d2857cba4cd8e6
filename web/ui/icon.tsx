import { classNames } from './class-names.ts'
import styles from './icon.module.css'
import type { IconName } from './icon-names.ts'
import drawings from './icons.generated.svg'

export type IconProps = {
  icon: IconName
  size?: 16 | 20 | 24
  className?: string | undefined
}

/**
 * One weight of line for every icon. Icons are hidden from screen readers: a text stands beside them, or the control
 * around them carries the label. The drawings are in one file, which a browser fetches once.
 */
export function Icon({ icon, size = 20, className }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      aria-hidden="true"
      className={classNames(styles.icon, className)}
    >
      <use href={`${drawings}#${icon}`} />
    </svg>
  )
}
