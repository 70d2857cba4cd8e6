import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { CustomerWrapper } from '#contract/customer.ts'
import { documentTypes } from '#domain/listing/file-rules.ts'
import { useApi } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { uploadFile } from '#web/api/uploads/upload-file.ts'
import { UploadQueue } from '#web/api/uploads/upload-queue.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Segmented } from '#web/ui/actions/segmented.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { type UnfitReason, unfitDocument, useUploads } from '../../../forms/use-uploads.ts'
import styles from '../account.module.css'

const kinds = ['trade_licence', 'register_extract'] as const
type Kind = (typeof kinds)[number]

type MerchantDocumentsProps = {
  readonly merchant: CustomerWrapper['merchant']
  /** While the operator decides by them, nothing is added. */
  readonly isFixed: boolean
}

/** Trade licence or register extract, by which the operator decides (rules 11). */
export function MerchantDocuments({ merchant, isFixed }: MerchantDocumentsProps) {
  const t = useTranslations('account.documents')
  const format = useFormat()
  const [kind, setKind] = useState<Kind>('trade_licence')
  const uploads = useMerchantUploads()
  const documents = merchant?.documents ?? []
  return (
    <Card as="section" id="field-tradeRegistrationFile" aria-labelledby="documents">
      <Stack gap={4}>
        <div className={styles.heading}>
          <h2 id="documents">{t('title')}</h2>
          <p className="muted small">{t('text')}</p>
        </div>
        {documents.length > 0 && (
          <ul className={styles.rows}>
            {documents.map(({ documentId, kind: known, fileName, uploadedAt }) => (
              <li key={documentId}>
                <span className={styles.file}>
                  <Icon icon="file-text" />
                  <span>{fileName}</span>
                </span>
                <span className="muted small">
                  {isKind(known) ? `${t(`kinds.${known}`)}, ` : ''}
                  {format.date(uploadedAt)}
                </span>
              </li>
            ))}
          </ul>
        )}
        {!isFixed && (
          <>
            <Segmented
              label={t('kind')}
              value={kind}
              onChange={setKind}
              segments={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            />
            <FileDrop
              title={t('drop')}
              hint={t('hint')}
              accept={documentTypes.join(',')}
              onFiles={(files) => uploads.add(files, kind)}
              items={uploads.items}
              onRetry={uploads.retry}
              onRemove={uploads.remove}
            />
          </>
        )}
      </Stack>
    </Card>
  )
}

function isKind(value: string): value is Kind {
  return kinds.some((kind) => kind === value)
}

/** What arrived stands in the list above and leaves the drop. */
function useMerchantUploads() {
  const client = useApi()
  const queryClient = useQueryClient()
  const [queue] = useState(
    () =>
      new UploadQueue<Kind, UnfitReason>({
        atOnce: 1,
        unfit: unfitDocument,
        unfitToSend: () => undefined,
        send: async ({ body, fileName, target }, { signal, onProgress }) => {
          await uploadFile(client, {
            path: `/api/private/merchant/document/${target}`,
            file: body,
            fileName,
            signal,
            onProgress: (percent) => onProgress(body.size, percent),
          })
          await queryClient.invalidateQueries({ queryKey: [...keysOf('account')] })
        },
      }),
  )
  return useUploads(queue)
}
