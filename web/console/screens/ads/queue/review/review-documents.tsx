import { useTranslations } from 'use-intl/react'
import { DocumentList } from '../../../../list-view/document-list.tsx'
import { PanelSection } from '../../../../list-view/panel.tsx'
import type { Reviewed } from './reviewed.ts'

/** The official documents, to be opened beside the panel. */
export function ReviewDocuments({ review }: { review: Reviewed }) {
  const t = useTranslations('console-ads.documents')
  const { entityId, documents } = review.product
  return (
    <PanelSection title={t('title')} note={documents.length}>
      {documents.length === 0 && <p className="muted">{t('none')}</p>}
      <DocumentList
        documents={documents.map(({ documentId, documentType, fileName }) => ({
          key: documentId,
          name: t(documentType),
          note: fileName,
          href: `/api/private/product/document/${entityId}/${documentId}`,
        }))}
      />
    </PanelSection>
  )
}
