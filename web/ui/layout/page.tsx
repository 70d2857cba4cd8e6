import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './page.module.css'

export type PageProps = {
  /** content 1240 px, reading 720 px, wide 1600 px with its gutters, full without a limit. */
  width?: 'content' | 'reading' | 'wide' | 'full'
  as?: 'div' | 'main' | 'section'
  id?: string
  className?: string | undefined
  children: ReactNode
}

/** Holds the content's width and the gutters beside it. */
export function Page({
  width = 'content',
  as: Element = 'div',
  id,
  className,
  children,
}: PageProps) {
  return (
    <Element
      id={id}
      tabIndex={Element === 'main' ? -1 : undefined}
      // What surrounds the page begins where it does.
      data-width={width === 'wide' || width === 'full' ? width : undefined}
      className={classNames(styles.page, width !== 'content' && styles[width], className)}
    >
      {children}
    </Element>
  )
}

export type PageHeadProps = { title: ReactNode; lead?: ReactNode; actions?: ReactNode }

export function PageHead({ title, lead, actions }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.titles}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions}
    </header>
  )
}

export type SectionProps = {
  title?: ReactNode
  actions?: ReactNode
  id?: string
  children: ReactNode
}

/** A part of a page under its own heading; hairlines lie between neighbours. */
export function Section({ title, actions, id, children }: SectionProps) {
  return (
    <section id={id} className={styles.section}>
      {(title || actions) && (
        <div className={styles.sectionHead}>
          {title && <h2>{title}</h2>}
          {actions}
        </div>
      )}
      {children}
    </section>
  )
}

export type ColumnsProps = {
  /** The narrow column: 256, 360 or 400 px; below 959 px it lies under or over the main one. */
  aside: ReactNode
  asideLabel?: string
  side?: 'left' | 'right'
  asideWidth?: 'narrow' | 'normal' | 'wide'
  /** Stays in sight while the main column scrolls. */
  sticky?: boolean
  /** Under the main column, and behind the narrow one for whoever goes by the Tab key. */
  after?: ReactNode
  children: ReactNode
}

export function Columns(props: ColumnsProps) {
  const {
    aside,
    asideLabel,
    side = 'right',
    asideWidth = 'normal',
    sticky,
    after,
    children,
  } = props
  const scrolling = useKeyboardScrolling(sticky === true)
  const column = (
    <aside aria-label={asideLabel} className={classNames(sticky && styles.sticky)} {...scrolling}>
      {aside}
    </aside>
  )
  return (
    <div
      className={classNames(
        styles.columns,
        side === 'left' && styles.left,
        asideWidth !== 'normal' && styles[`${asideWidth}Aside`],
      )}
    >
      {side === 'left' && column}
      <div>{children}</div>
      {side === 'right' && column}
      {after && <div className={styles.after}>{after}</div>}
    </div>
  )
}

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** A column that scrolls by itself and holds nothing to tab to must be a stop itself. */
function useKeyboardScrolling(mayScroll: boolean) {
  const ref = useRef<HTMLElement>(null)
  const [isStop, setStop] = useState(false)
  useEffect(() => {
    const column = ref.current
    if (!mayScroll || column === null) return
    const observer = new ResizeObserver(() => {
      const isScrolling = column.scrollHeight > column.clientHeight
      setStop(isScrolling && column.querySelector(focusable) === null)
    })
    for (const element of [column, ...column.children]) observer.observe(element)
    return () => observer.disconnect()
  }, [mayScroll])
  return { ref, tabIndex: isStop ? 0 : undefined }
}
