import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { Link } from '../link.tsx'
import { useUiTexts } from '../ui-texts.ts'
import styles from './part-progress.module.css'

export type ProgressPart = {
  id: string
  label: string
  href: string
  /** 0 to 100. */
  percent: number
  isCurrent: boolean
}

export type PartProgressProps = {
  label: string
  /** Ready text: "Step 3 of 8: condition". */
  currentText: string
  parts: readonly ProgressPart[]
}

/** A way in parts: on a phone bars alone, from 960 px on each with its name and a link to it. */
export function PartProgress({ label, currentText, parts }: PartProgressProps) {
  const uiTexts = useUiTexts()
  return (
    <nav aria-label={label} className={styles.progress}>
      <p className="visually-hidden">{currentText}</p>
      <ol className={styles.parts}>
        {parts.map((part) => (
          <li key={part.id} className={classNames(part.percent >= 100 && styles.done)}>
            <svg className={styles.bar} aria-hidden="true">
              <rect width="100%" height="100%" />
              <rect className={styles.filled} width={`${part.percent}%`} height="100%" />
            </svg>
            <Link
              href={part.href}
              className={styles.link}
              aria-current={part.isCurrent ? 'step' : undefined}
            >
              {part.label}
              {part.percent >= 100 && (
                <>
                  <Icon icon="check" size={16} />
                  <span className="visually-hidden"> {uiTexts.done}</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
