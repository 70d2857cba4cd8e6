import { useQueryClient } from '@tanstack/react-query'
import { FileCheck, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { isImageOrPdf } from '#domain/listing/file-rules.ts'
import { type OfficialDocumentType, officialDocumentTypes } from '#domain/listing/listing.ts'
import { useApi } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { randomId } from '#web/api/random-id.ts'
import { uploadFile } from '#web/api/upload.ts'
import { useCall } from '#web/api/use-call.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { FileDrop, type FileDropItem } from '#web/ui/fields/file-drop.tsx'
import { Select } from '#web/ui/fields/select.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { fieldId } from '../fields/attribute-field.tsx'
import { useAttributeTexts } from '../fields/attribute-texts.ts'
import { problemWords } from '../pictures/use-picture-uploads.ts'
import styles from './steps.module.css'

type Upload = FileDropItem & { readonly file: File; readonly type: OfficialDocumentType }

/** At least one official document (spec 5.4); they are the operator's to read, nobody else's. */
export function Documents() {
  const t = useTranslations('listing.documents')
  const texts = useAttributeTexts()
  const [type, setType] = useState<OfficialDocumentType>('registration_part_1')
  const { state } = useAd()
  const documents = state.product?.documents ?? []
  const uploads = useDocumentUploads()
  const remove = useCall((api) => api.listing.deleteDocument, {
    refreshes: [keysOf('listing', 'getOwn'), keysOf('listing', 'getAsVisitor')],
  })
  return (
    <div id={fieldId('official_document')} className={styles.stack}>
      {documents.length > 0 && (
        <ul className={styles.documents}>
          {documents.map(({ documentId, documentType, fileName }) => (
            <li key={documentId}>
              <Icon icon={FileCheck} />
              <span>
                {texts.option('official_document_type', documentType)}
                <small>{fileName}</small>
              </span>
              <IconButton
                icon={Trash2}
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
        onChange={(value) => setType(value as OfficialDocumentType)}
        options={officialDocumentTypes.map((value) => ({
          value,
          label: texts.option('official_document_type', value),
        }))}
      />
      <FileDrop
        title={t('drop')}
        hint={t('hint')}
        accept="application/pdf,image/jpeg,image/png,image/heic,image/heif"
        onFiles={(files) => uploads.add(files, type)}
        items={uploads.items}
        onRetry={uploads.retry}
        onRemove={uploads.remove}
      />
    </div>
  )
}

function useDocumentUploads() {
  const t = useTranslations('listing.upload')
  const client = useApi()
  const queryClient = useQueryClient()
  const format = useFormat()
  const { editor } = useAd()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const update = (id: string, change: Partial<Upload>) =>
    setUploads((known) => known.map((each) => (each.id === id ? { ...each, ...change } : each)))
  const remove = (id: string) => setUploads((known) => known.filter((each) => each.id !== id))

  async function send({ id, file, type }: Upload): Promise<void> {
    if (!isImageOrPdf({ fileName: file.name, mimeType: file.type })) {
      return update(id, { state: 'failed', detail: t('no_document') })
    }
    update(id, { state: 'sending', percent: 0, detail: format.fileSize(file.size) })
    try {
      const { entityId } = await editor.start()
      await uploadFile(client, {
        path: `/api/public/product/document/${entityId}/${type}`,
        file,
        fileName: file.name,
        onProgress: (percent) => update(id, { percent }),
      })
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: [...keysOf('listing', 'getOwn')] }),
        queryClient.invalidateQueries({ queryKey: [...keysOf('listing', 'getAsVisitor')] }),
      ])
      remove(id)
    } catch (error) {
      update(id, { state: 'failed', detail: problemWords(error) ?? t('failed') })
    }
  }

  return {
    items: uploads as readonly FileDropItem[],
    remove,
    add(files: readonly File[], type: OfficialDocumentType) {
      const added = files.map((file): Upload => {
        return { id: randomId(), name: file.name, state: 'waiting', file, type }
      })
      setUploads((known) => [...known, ...added])
      for (const upload of added) void send(upload)
    },
    retry(id: string) {
      const upload = uploads.find((each) => each.id === id)
      if (upload) void send(upload)
    },
  }
}
