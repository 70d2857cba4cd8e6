import { buttonClassName } from '../actions/button-style.ts'
import { LinkIconButton } from '../actions/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { Link } from '../link.tsx'
import { useUiTexts } from '../ui-texts.ts'
import { listPageNumbers } from './page-numbers.ts'
import styles from './pagination.module.css'

export type PaginationProps = {
  label: string
  page: number
  pageCount: number
  hrefOf: (page: number) => string
  /** "1 to 12 of 248". */
  summary?: string
}

export function Pagination({ label, page, pageCount, hrefOf, summary }: PaginationProps) {
  const uiTexts = useUiTexts()
  if (pageCount <= 1) return summary ? <p className={styles.summary}>{summary}</p> : null
  const numbers = listPageNumbers({ page, pageCount })
  return (
    <nav aria-label={label} className={styles.pagination}>
      <span className={styles.summary}>{summary}</span>
      <div className={styles.pages}>
        {page > 1 && (
          <LinkIconButton
            icon="chevron-left"
            label={uiTexts.previousPage}
            href={hrefOf(page - 1)}
            look="secondary"
            rel="prev"
          />
        )}
        {numbers.map((number, index) =>
          number === 'gap' ? (
            <span
              key={`gap-${index < 3 ? 'before' : 'after'}`}
              className={classNames(styles.gap, styles.far)}
              aria-hidden="true"
            >
              …
            </span>
          ) : (
            <Link
              key={number}
              href={hrefOf(number)}
              aria-current={number === page ? 'page' : undefined}
              className={buttonClassName({
                look: 'quiet',
                className: classNames(styles.page, Math.abs(number - page) > 1 && styles.far),
              })}
            >
              {number}
            </Link>
          ),
        )}
        {page < pageCount && (
          <LinkIconButton
            icon="chevron-right"
            label={uiTexts.nextPage}
            href={hrefOf(page + 1)}
            look="secondary"
            rel="next"
          />
        )}
      </div>
    </nav>
  )
}
