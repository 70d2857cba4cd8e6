import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useWholeApi } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { useUploads } from '#web/storefront/forms/use-uploads.ts'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { FileButton } from '#web/ui/fields/file-button.tsx'
import { FileRows } from '#web/ui/fields/file-drop.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { CoveredCopy } from './covered-copy.tsx'
import { pageQueueOf } from './document-uploads.ts'
import styles from './documents.module.css'

/** Copies for dealers, with people, plate and numbers covered; an operator releases them (rules 1). */
export function CoveredPages() {
  const t = useTranslations('editor.copies')
  const { editor, state, account } = useAd()
  const pages = state.product?.coveredPages ?? []
  const uploads = useUploads(pageQueueOf(useWholeApi(), editor))
  const [photo, setPhoto] = useState<File>()
  const entityId = state.entityId ?? 0
  const remove = useCall((api) => api.coveredPages.remove, {
    refreshes: [keysOf('listing', 'getOwn'), keysOf('listing', 'getAsVisitor')],
  })
  return (
    <div className={styles.copies}>
      <h3>{t('listTitle')}</h3>
      <p>{t('listLead')}</p>
      {pages.length > 0 && (
        <ul>
          {pages.map(({ pageId, isReleased }, index) => (
            <li key={pageId}>
              {/* Without an account the page is not handed out. */}
              {account?.customer && (
                <img
                  src={`/api/private/product/covered-page/${entityId}/${pageId}`}
                  alt={t('name', { number: index + 1 })}
                  loading="lazy"
                />
              )}
              <span className={styles.state}>
                {t(isReleased ? 'released' : 'waiting')}
                <IconButton
                  icon="trash"
                  label={t('remove', { number: index + 1 })}
                  disabled={remove.isPending}
                  onClick={() => remove.mutate({ params: { entityId, pageId } })}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      <FileRows items={uploads.items} onRetry={uploads.retry} onRemove={uploads.remove} />
      <FileButton accept="image/*" icon="eye-off" onFiles={([file]) => setPhoto(file)}>
        {t('add')}
      </FileButton>
      {photo && <CoveredCopy photo={photo} onClose={() => setPhoto(undefined)} />}
    </div>
  )
}
