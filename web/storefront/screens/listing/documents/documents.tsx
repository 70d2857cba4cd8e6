import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { documentTypes } from '#domain/listing/file-rules.ts'
import { type OfficialDocumentType, officialDocumentTypes } from '#domain/listing/listing.ts'
import { useWholeApi } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { useUploads } from '#web/storefront/forms/use-uploads.ts'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { Select } from '#web/ui/fields/choices/select.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { CoveredPages } from '../documents/covered-pages.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import { fieldId } from '../fields/field-id.ts'
import styles from '../steps/steps.module.css'
import { documentQueueOf } from './document-uploads.ts'

/** At least one official document (spec 5.4), and copies of it for dealers. */
export function Documents() {
  const t = useTranslations('editor.documents')
  const texts = useAttributeTexts()
  const [type, setType] = useState<OfficialDocumentType>('registration_part_1')
  const { editor, state } = useAd()
  const documents = state.product?.documents ?? []
  const uploads = useUploads(documentQueueOf(useWholeApi(), editor))
  const remove = useCall((api) => api.listing.deleteDocument, {
    refreshes: [keysOf('listing', 'getOwn'), keysOf('listing', 'getAsVisitor')],
  })
  return (
    <div id={fieldId('official_document')} className={styles.stack}>
      {documents.length > 0 && (
        <ul className={styles.documents}>
          {documents.map(({ documentId, documentType, fileName }) => (
            <li key={documentId}>
              <Icon icon="file-check" />
              <span>
                {texts.option('official_document_type', documentType)}
                <small>{fileName}</small>
              </span>
              <IconButton
                icon="trash"
                label={t('remove', { name: fileName })}
                disabled={remove.isPending}
                onClick={() =>
                  remove.mutate({ params: { entityId: state.entityId ?? 0, documentId } })
                }
              />
            </li>
          ))}
        </ul>
      )}
      <Select
        label={texts.label('official_document_type')}
        help={texts.help('official_document_type')}
        value={type}
        onChange={(value) => setType(value as OfficialDocumentType)} // One of the options.
        options={officialDocumentTypes.map((value) => ({
          value,
          label: texts.option('official_document_type', value),
        }))}
      />
      <FileDrop
        title={t('drop')}
        hint={t('hint')}
        accept={documentTypes.join(',')}
        onFiles={(files) => uploads.add(files, type)}
        items={uploads.items}
        onRetry={uploads.retry}
        onRemove={uploads.remove}
      />
      <CoveredPages />
    </div>
  )
}
