import { useTranslations } from 'use-intl/react'
import { useWholeApi } from '#web/api/api.tsx'
import { useObjectUrl } from '#web/api/uploads/use-object-url.ts'
import { useAd } from '../editor/ad-context.tsx'
import { laterPart } from '../later/later-part.tsx'
import { noEdit, type PictureEdit } from '../pictures/edit/picture-edit.ts'
import { pageQueueOf } from './document-uploads.ts'

/** The editor of pictures is fetched when it is opened. */
const PictureEditor = laterPart(
  'editor of a copy',
  async () => (await import('../pictures/edit/picture-editor.tsx')).PictureEditor,
)

type CoveredCopyProps = {
  readonly photo: Blob
  /** What was recognised on it; undefined where nobody has read it. */
  readonly found?: { readonly edit: PictureEdit; readonly hasPeople: boolean }
  readonly onClose: () => void
}

/** A copy of the certificate for dealers: what was recognised is covered, its owner covers the rest, all on this device. */
export function CoveredCopy({ photo, found, onClose }: CoveredCopyProps) {
  const t = useTranslations('editor.copies')
  const api = useWholeApi()
  const { editor } = useAd()
  const source = useObjectUrl(photo)
  if (source === undefined) return null
  return (
    <PictureEditor
      source={source}
      name="copy"
      begun={found?.edit ?? noEdit}
      coverLook="black"
      title={t('copyTitle')}
      saveLabel={t('copySave')}
      hint={t(found?.hasPeople ? 'copyFound' : 'copyNotFound')}
      coverNeeded={t('copyNeedsCover')}
      onSave={(file) => pageQueueOf(api, editor).add([file], 'registration_part_1')}
      onClose={onClose}
    />
  )
}
