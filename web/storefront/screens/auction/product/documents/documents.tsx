import { useTranslations } from 'use-intl/react'
import type { Product } from '#contract/product.ts'
import { useAttributeLabels } from '#web/language/attribute-labels.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import styles from './documents.module.css'
import { documentsOfAd } from './documents-of-ad.ts'

/** The vehicle's papers; copies of their pages are read over the gallery, beside the box of bids (rules 1). */
export function Documents({
  product,
  onRead,
}: {
  product: Product
  onRead: (page: number) => void
}) {
  const t = useTranslations('auction.documents')
  const labels = useAttributeLabels()
  const { entityId, isOwn } = product
  const readable = documentsOfAd(product)
  if (readable.length === 0) return null
  const isBuyer = !isOwn && readable.some(({ file }) => file !== null)
  return (
    <Section title={t('title')} id="documents">
      <ul className={styles.documents}>
        {readable.map(({ documentType, file, pages: [first, ...others] }, at) => {
          const name = labels.option('official_document_type', documentType)
          return (
            <li key={file?.documentId ?? first?.pageId ?? `name ${at}`}>
              <Icon icon="file-text" />
              <span className={styles.name}>
                {file ? (
                  <a
                    href={`/api/private/product/document/${entityId}/${file.documentId}`}
                    download={file.fileName}
                  >
                    {name}
                  </a>
                ) : (
                  name
                )}
                {first && <span className="muted small">{t('covered')}</span>}
              </span>
              {first && (
                <Button look="secondary" onClick={() => onRead(first.pageId)}>
                  {t('read', { count: others.length + 1 })}
                  <span className="visually-hidden">: {name}</span>
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <p className="muted small">
        {isOwn ? t('ownHint') : t(isBuyer ? 'buyerHint' : 'dealerHint')}
      </p>
    </Section>
  )
}
