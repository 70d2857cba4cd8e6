import { type ReactNode, useRef } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-names.ts'
import { useUiTexts } from '../ui-texts.ts'
import { useRevealed } from '../window/scrolled-body.ts'
import styles from './banner.module.css'

export type BannerTone = 'info' | 'good' | 'warn' | 'bad' | 'late'

export type BannerProps = {
  tone?: BannerTone
  title?: ReactNode
  children?: ReactNode
  icon?: IconName
  /** Buttons that settle the matter. */
  actions?: ReactNode
  onClose?: () => void
  /** alert interrupts the reader, status waits; none for what was there from the beginning. */
  role?: 'alert' | 'status'
  /** Stands above the page, at its top: nothing moves under a finger as it comes and goes. */
  floats?: boolean
  id?: string
}

const icons: Readonly<Record<BannerTone, IconName>> = {
  info: 'info',
  good: 'circle-check',
  warn: 'triangle-exclamation-point',
  bad: 'circle-exclamation-point',
  late: 'clock',
}

/** Says what is the matter inside a page. */
export function Banner({
  tone = 'info',
  title,
  children,
  icon,
  actions,
  onClose,
  role,
  floats,
  id,
}: BannerProps) {
  const uiTexts = useUiTexts()
  const banner = useRef<HTMLDivElement>(null)
  useRevealed(banner, role === 'alert')
  return (
    <div
      ref={banner}
      id={id}
      role={role}
      className={classNames(styles.banner, styles[tone], floats && styles.floats)}
    >
      <Icon icon={icon ?? icons[tone]} className={styles.icon} />
      <div>
        {title && <span className={styles.title}>{children ? asSentence(title) : title}</span>}{' '}
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {onClose && (
        <IconButton icon="x" label={uiTexts.close} onClick={onClose} className={styles.close} />
      )}
    </div>
  )
}

/** Text follows on the same line: a title without an end, a refusal's for example, would run into it. */
function asSentence(title: ReactNode): ReactNode {
  return typeof title === 'string' && !/[.!?:…]$/.test(title) ? `${title}.` : title
}

export type SystemBarProps = { tone?: 'system' | 'admin'; children: ReactNode }

/** Across the whole page: the system bar in red, the operator's bar in the secondary colour. */
export function SystemBar({ tone = 'system', children }: SystemBarProps) {
  return (
    <div
      role={tone === 'system' ? 'status' : undefined}
      className={classNames(styles.bar, tone === 'admin' && styles.admin)}
    >
      <div className={styles.barContent}>
        {tone === 'system' && <Icon icon="circle-exclamation-point" />}
        {children}
      </div>
    </div>
  )
}
