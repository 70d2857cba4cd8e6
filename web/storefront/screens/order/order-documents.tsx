import { useTranslations } from 'use-intl/react'
import type { Order } from '#contract/endpoints/order.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import styles from './order.module.css'

/** What this side may download, oldest first: a reversal stands below what it takes back. */
export function OrderDocuments({ order: { documents, orderId } }: { order: Order }) {
  const t = useTranslations('order')
  if (documents.length === 0) return <p className="muted small">{t('documentsCome')}</p>
  return (
    <ul className={styles.documents}>
      {documents.map(({ documentId, kind, number, fileName }) => (
        <li key={documentId}>
          <LinkButton
            wide
            icon="file-text"
            href={`/api/private/order/${orderId}/document/${documentId}`}
            download={fileName}
            className={styles.document ?? ''}
          >
            <span className={styles.documentName}>
              <span>{t(`kinds.${kind}`)}</span>
              {number && <span className="muted tiny">{number}</span>}
            </span>
          </LinkButton>
        </li>
      ))}
    </ul>
  )
}
