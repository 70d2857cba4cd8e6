import { Icon } from '#web/ui/icon.tsx'
import styles from './document-list.module.css'

export type ListedDocument = {
  readonly key: number | string
  readonly name: string
  /** After the name, quieter: its number, or the file's name. */
  readonly note: string | null
  /** Null while its file is missing. */
  readonly href: string | null
}

/** Papers one below the other; each opens beside the panel. */
export function DocumentList({ documents }: { documents: readonly ListedDocument[] }) {
  return (
    <ul className={styles.documents}>
      {documents.map(({ key, name, note, href }) => (
        <li key={key}>
          {href === null ? (
            <span className={styles.document}>
              <Icon icon="file-x" />
              {name}
            </span>
          ) : (
            <a className={styles.document} href={href} target="_blank" rel="noreferrer">
              <Icon icon="file-text" />
              {name}
            </a>
          )}
          <span className={`${styles.note} muted tiny`}>{note}</span>
        </li>
      ))}
    </ul>
  )
}
