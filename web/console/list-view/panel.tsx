import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { Loading, SkeletonText } from '#web/ui/status/skeleton.tsx'
import { ProblemBanner } from '../components/problem-banner.tsx'
import styles from './panel.module.css'

export type PanelProps = {
  label: string
  /** Back to the list, kept as it was. */
  closeHref: string
  children: ReactNode
  /** Stays in sight while the rest scrolls: the decision. */
  foot?: ReactNode
}

export function Panel({ label, closeHref, children, foot }: PanelProps) {
  const t = useTranslations('console.list')
  const place = useRef<HTMLElement>(null)
  // Another object begins at its top, wherever the one before was read to.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the label stands for the object.
  useEffect(() => {
    place.current?.scrollTo({ top: 0 })
  }, [label])
  return (
    <aside className={styles.panel} aria-label={label} ref={place}>
      <Link href={closeHref} className={styles.back}>
        <Icon icon="arrow-left" />
        {t('back')}
      </Link>
      <div className={styles.content}>{children}</div>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </aside>
  )
}

export function PanelHead(props: {
  /** State and links, above the name. */
  above?: ReactNode
  title: ReactNode
  text?: ReactNode
}) {
  return (
    <header className={styles.head}>
      {props.above && <div className={styles.above}>{props.above}</div>}
      <h2>{props.title}</h2>
      {props.text && <p className={styles.muted}>{props.text}</p>}
    </header>
  )
}

export function PanelSection(props: {
  title: ReactNode
  /** After the title, quieter: how many. */
  note?: ReactNode
  children: ReactNode
  id?: string
}) {
  return (
    <section className={styles.section} id={props.id}>
      <h3 className={styles.title}>
        {props.title}
        {props.note !== undefined && <span className={styles.muted}>{props.note}</span>}
      </h3>
      {props.children}
    </section>
  )
}

/** Several of a kind in one section, each with its own decision: a line between them. */
export function PanelItems({ children }: { children: readonly ReactElement[] }) {
  return (
    <ul className={styles.items}>
      {children.map((child) => (
        <li key={child.key}>{child}</li>
      ))}
    </ul>
  )
}

/** Nothing is open: what to do to open something. */
export function EmptyPanel({ children }: { children: ReactNode }) {
  return <aside className={classNames(styles.panel, styles.nothing)}>{children}</aside>
}

/** Stands where an object's panel will: while it is asked for, or with what refused it. */
export function PendingPanel(props: {
  label: string
  closeHref: string
  error: Error | null
  onRetry: () => void
}) {
  const { error, ...place } = props
  return error ? <FailedPanel {...place} error={error} /> : <WaitingPanel {...place} />
}

function WaitingPanel({ label, closeHref }: { label: string; closeHref: string }) {
  return (
    <Panel label={label} closeHref={closeHref}>
      <Loading className={styles.section}>
        <SkeletonText lines={2} />
      </Loading>
      <Loading className={styles.section}>
        <div className={styles.waitingPictures}>
          {[1, 2, 3, 4, 5, 6].map((place) => (
            <span key={place} />
          ))}
        </div>
      </Loading>
      <Loading className={styles.section}>
        <SkeletonText lines={8} />
      </Loading>
    </Panel>
  )
}

function FailedPanel(props: {
  label: string
  closeHref: string
  error: Error
  onRetry: () => void
}) {
  const { label, closeHref, error, onRetry } = props
  return (
    <Panel label={label} closeHref={closeHref}>
      <div className={styles.section}>
        <ProblemBanner error={error} onRetry={onRetry} />
      </div>
    </Panel>
  )
}
