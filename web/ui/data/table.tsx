import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { Link } from '../link.tsx'
import styles from './table.module.css'
import { walkRows } from './walk-rows.ts'

export type TableSort = { column: string; direction: 'ascending' | 'descending' }

export type TableColumn<Row> = {
  id: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  align?: 'left' | 'right'
  sortable?: boolean
  /** Never breaks: prices, times. */
  keep?: boolean
  /** The header is for screen readers only: pictures, actions. */
  headerHidden?: boolean
}

export type TableProps<Row> = {
  label: string
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** One column becomes the row's link and the whole row a target. */
  rowHref?: (row: Row) => string
  /** The column that names the row, if it is not the first. */
  linkColumn?: string
  rowLook?: (row: Row) => 'own' | 'late' | 'selected' | undefined
  sort?: TableSort
  onSort?: (sort: TableSort) => void
  /** What stands there without rows. */
  empty?: ReactNode
  caption?: ReactNode
  dense?: boolean
  /** On a phone: stack shows each row as a list, scroll keeps the table. */
  phone?: 'stack' | 'scroll'
}

const steps: Readonly<Record<string, 1 | -1>> = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }

/** j and k (or the arrows) walk from row to row; Enter follows, as with any link. */
function walkByKey(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key]
  const typing =
    event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
  if (step === undefined || typing || event.ctrlKey || event.metaKey || event.altKey) return
  if (walkRows(event.currentTarget, step)) event.preventDefault()
}

function HeadCell<Row>(
  props: { column: TableColumn<Row> } & Pick<TableProps<Row>, 'sort' | 'onSort'>,
) {
  const { column, sort, onSort } = props
  const direction = sort?.column === column.id ? sort.direction : undefined
  const arrow = direction === 'ascending' ? 'arrow-up' : 'arrow-down'
  const next = direction === 'ascending' ? 'descending' : 'ascending'
  return (
    <th
      scope="col"
      aria-sort={column.sortable ? (direction ?? 'none') : undefined}
      data-column={column.id}
      className={classNames(styles.head, column.align === 'right' && styles.right)}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          className={styles.sort}
          onClick={() => onSort({ column: column.id, direction: next })}
        >
          {column.header}
          <Icon icon={direction ? arrow : 'chevrons-up-down'} size={16} />
        </button>
      ) : (
        <span className={classNames(column.headerHidden && 'visually-hidden')}>
          {column.header}
        </span>
      )}
    </th>
  )
}

function BodyRow<Row>({ row, table }: { row: Row; table: TableProps<Row> }) {
  const { columns, rowHref, rowLook, linkColumn = columns[0]?.id } = table
  const look = rowLook?.(row)
  return (
    <tr
      aria-current={look === 'selected' || undefined}
      className={classNames(styles.row, rowHref && styles.linked, look && styles[look])}
    >
      {columns.map((column) => (
        <td
          key={column.id}
          data-column={column.id}
          className={classNames(
            styles.cell,
            column.align === 'right' && styles.right,
            column.keep && styles.keep,
          )}
        >
          {!column.headerHidden && (
            <span className={styles.label} aria-hidden="true">
              {column.header}
            </span>
          )}
          {column.id === linkColumn && rowHref ? (
            <Link href={rowHref(row)} className={styles.rowLink} data-row-link="">
              {column.cell(row)}
            </Link>
          ) : (
            <span>{column.cell(row)}</span>
          )}
        </td>
      ))}
    </tr>
  )
}

export function Table<Row>(props: TableProps<Row>) {
  const {
    label,
    columns,
    rows,
    rowKey,
    sort,
    onSort,
    empty,
    caption,
    dense,
    phone = 'stack',
  } = props
  const sorting = { ...(sort && { sort }), ...(onSort && { onSort }) }
  return (
    <section className={styles.frame} aria-label={label} onKeyDown={walkByKey}>
      <table
        className={classNames(
          styles.table,
          dense && styles.dense,
          phone === 'stack' && styles.stacking,
        )}
      >
        {caption && <caption className={styles.caption}>{caption}</caption>}
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} {...sorting} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <BodyRow key={rowKey(row)} row={row} table={props} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <div className={styles.empty}>{empty}</div>}
    </section>
  )
}
