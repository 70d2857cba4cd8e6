import { Fragment, type ReactNode } from 'react'
import { type Shortcut, spanOf } from './shortcut-for.ts'
import styles from './shortcut-keys.module.css'

const names: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  Escape: 'Esc',
}

type ShownProps = {
  readonly shortcuts: readonly Shortcut[]
  /** The word between two keys that are pressed one after the other. */
  readonly then?: string | undefined
}

/** The line at the foot of a page: what can be pressed right now. */
export function ShortcutsInLine({ shortcuts, then }: ShownProps) {
  return inOrder(shortcuts)
    .filter(({ shownIn }) => shownIn !== 'table')
    .map((shortcut) => <Keys key={shortcut.keys} shortcut={shortcut} then={then} />)
}

/** All of them, for a window. */
export function ShortcutTable({ shortcuts, then }: ShownProps) {
  return (
    <ul className={styles.table}>
      {inOrder(shortcuts)
        .filter(({ shownIn }) => shownIn !== 'line')
        .map((shortcut) => (
          <li key={shortcut.keys}>
            <Keys shortcut={shortcut} then={then} />
          </li>
        ))}
    </ul>
  )
}

/** What lists all of them stands last. */
function inOrder(shortcuts: readonly Shortcut[]): readonly Shortcut[] {
  const isList = ({ keys }: Shortcut) => Number(keys === '?')
  return shortcuts.toSorted((one, other) => isList(one) - isList(other))
}

function Keys({ shortcut, then }: { shortcut: Shortcut; then: string | undefined }) {
  const { keys, label, run } = shortcut
  const span = spanOf(keys)
  const between = span ? '–' : run && then
  return (
    <span className={styles.shortcut}>
      {(span ?? keys.split(' ')).map((key, index) => (
        <Fragment key={key}>
          {index > 0 && between}
          <KeyName>{names[key] ?? key}</KeyName>
        </Fragment>
      ))}
      {label}
    </span>
  )
}

/** What is written on a key. */
export function KeyName({ children }: { readonly children: ReactNode }) {
  return <kbd className={styles.key}>{children}</kbd>
}
