import { FileText } from 'lucide-react'
import { useTranslations } from 'use-intl/react'
import { Icon } from '#web/ui/icon.tsx'
import { PanelSection } from '../../../desk/panel.tsx'
import styles from './review.module.css'
import type { Reviewed } from './review-panel.tsx'

/** The official documents, to be opened beside the panel. */
export function ReviewPapers({ review }: { review: Reviewed }) {
  const t = useTranslations('console-ads.papers')
  const { entityId, documents } = review.product
  return (
    <PanelSection title={t('title')} note={documents.length}>
      {documents.length === 0 && <p className="muted">{t('none')}</p>}
      <ul className={styles.papers}>
        {documents.map(({ documentId, documentType, fileName }) => (
          <li key={documentId}>
            <a
              href={`/api/private/product/document/${entityId}/${documentId}`}
              target="_blank"
              rel="noreferrer"
            >
              <Icon icon={FileText} />
              {t(documentType)}
            </a>
            <span className="muted tiny">{fileName}</span>
          </li>
        ))}
      </ul>
    </PanelSection>
  )
}
