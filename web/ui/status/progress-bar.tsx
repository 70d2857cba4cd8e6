import { classNames } from '../class-names.ts'
import styles from './progress-bar.module.css'

export type ProgressBarProps = {
  label: string
  labelHidden?: boolean
  /** 0 to 100. */
  percent: number
  /** Ready text such as "38 %". */
  value?: string
  tone?: 'brand' | 'good' | 'warn' | 'bad' | 'calm'
  className?: string | undefined
}

/** Drawn as SVG: its width is an attribute, so the page needs no inline styles. */
export function ProgressBar({
  label,
  labelHidden,
  percent,
  value,
  tone,
  className,
}: ProgressBarProps) {
  const bounded = Math.min(100, Math.max(0, percent))
  return (
    <div className={classNames(styles.progress, tone && styles[tone], className)}>
      {(!labelHidden || value) && (
        <div className={styles.head} aria-hidden="true">
          <span>{!labelHidden && label}</span>
          {value && <span className={styles.value}>{value}</span>}
        </div>
      )}
      <svg
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(bounded)}
        aria-valuetext={value}
      >
        <rect width="100%" height="6" rx="3" />
        <rect className={styles.filled} width={`${bounded}%`} height="6" rx="3" />
      </svg>
    </div>
  )
}
