import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-names.ts'
import styles from './status-chip.module.css'

export type StatusTone = 'neutral' | 'good' | 'bad' | 'warn' | 'late' | 'brand'

export type StatusChipProps = {
  tone?: StatusTone
  icon?: IconName
  onPicture?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** A state in one or two words. Colour is never the only sign: the text is always there. */
export function StatusChip({
  tone = 'neutral',
  icon,
  onPicture,
  className,
  children,
}: StatusChipProps) {
  return (
    <span
      className={classNames(styles.chip, styles[tone], onPicture && styles.onPicture, className)}
    >
      {icon && <Icon icon={icon} size={16} />}
      <span>{children}</span>
    </span>
  )
}
