import { type ReactNode, type Ref, useEffect } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import styles from './split-view.module.css'

export type SplitViewProps = {
  title: string
  /** The list in one sentence: how much there is and what is urgent. */
  summary?: ReactNode
  /** Beside the title: the search. */
  tools?: ReactNode
  charts?: ReactNode
  filters?: ReactNode
  /** The table, or what stands there instead. */
  children: ReactNode
  listRef?: Ref<HTMLDivElement>
  /** The open object; beside the list, on a phone in its place. */
  panel: ReactNode
  isOpen: boolean
}

/** A list on the left and the object at work on the right; each scrolls by itself. */
export function SplitView(props: SplitViewProps) {
  const { title, summary, tools, charts, filters, children, listRef, panel, isOpen } = props
  useEffect(() => {
    document.title = `${title} · CM24`
  }, [title])
  return (
    <div className={classNames(styles.desk, isOpen && styles.open)}>
      <main id="main" tabIndex={-1} className={styles.list} ref={listRef}>
        <header className={styles.head}>
          <div className={styles.titles}>
            <h1>{title}</h1>
            {summary && <p className={styles.summary}>{summary}</p>}
          </div>
          {tools}
        </header>
        {charts && <div className={styles.charts}>{charts}</div>}
        {filters && <div className={styles.filters}>{filters}</div>}
        {children}
      </main>
      {panel}
    </div>
  )
}
