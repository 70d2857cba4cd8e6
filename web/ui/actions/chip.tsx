import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-names.ts'
import { Link } from '../link.tsx'
import { useUiTexts } from '../ui-texts.ts'
import styles from './chip.module.css'

export type ChipProps = {
  children: ReactNode
  icon?: IconName
  iconAfter?: IconName
  count?: ReactNode
  /** Without one of these the chip goes nowhere; use StatusChip for a mere word. */
  href?: string
  onPress?: () => void
  /** Makes a button a toggle, and a link the one that is shown. */
  pressed?: boolean
}

export function Chip({ children, icon, iconAfter, count, href, onPress, pressed }: ChipProps) {
  const className = classNames(styles.chip, pressed && styles.on)
  const content = (
    <>
      {icon && <Icon icon={icon} size={16} />}
      <span>{children}</span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
      {iconAfter && <Icon icon={iconAfter} size={16} />}
    </>
  )
  if (href !== undefined) {
    return (
      <Link
        href={href}
        className={className}
        onClick={onPress}
        aria-current={pressed ? 'true' : undefined}
      >
        {content}
      </Link>
    )
  }
  return (
    <button type="button" className={className} onClick={onPress} aria-pressed={pressed}>
      {content}
    </button>
  )
}

export type FilterChipProps = { children: ReactNode } & (
  | { href: string; onRemove?: () => void }
  | { href?: undefined; onRemove: () => void }
)

/** A chosen filter; pressing it takes the filter away. */
export function FilterChip({ children, href, onRemove }: FilterChipProps) {
  const uiTexts = useUiTexts()
  const className = classNames(styles.chip, styles.on)
  const content = (
    <>
      <span>{children}</span>
      <Icon icon="x" size={16} />
      <span className="visually-hidden">{uiTexts.remove}</span>
    </>
  )
  if (href !== undefined) {
    return (
      <Link href={href} className={className} onClick={onRemove}>
        {content}
      </Link>
    )
  }
  return (
    <button type="button" className={className} onClick={onRemove}>
      {content}
    </button>
  )
}

/** Chips in a row; on a phone they may scroll sideways instead of stacking up. */
export function ChipList({ children, scrolling }: { children: ReactNode; scrolling?: boolean }) {
  return <div className={classNames(styles.list, scrolling && styles.scrolling)}>{children}</div>
}
