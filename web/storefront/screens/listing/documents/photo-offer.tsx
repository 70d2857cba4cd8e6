import { useEffect } from 'react'
import { useTranslations } from 'use-intl/react'
import { useWholeApi } from '#web/api/api.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { documentQueueOf } from './document-uploads.ts'
import styles from './documents.module.css'

/** Whether the photo that was read also becomes the ad's official document (spec 5.4). Nothing is sent before the press. */
export function PhotoOffer(props: { photo: File; onCopy: () => void; onDone: () => void }) {
  const { photo, onCopy, onDone } = props
  const t = useTranslations('editor.copies')
  const api = useWholeApi()
  const { editor } = useAd()
  useEffect(() => {
    // Covering goes on where the net is lost meanwhile.
    void import('../pictures/edit/picture-editor.tsx').catch(() => undefined)
  }, [])
  const use = (then: () => void) => () => {
    documentQueueOf(api, editor).add([photo], 'registration_part_1')
    then()
  }
  return (
    <section className={styles.offer}>
      <h3>{t('offerTitle')}</h3>
      <p>{t('offerText')}</p>
      <p>{t('offerCopy')}</p>
      <Button look="primary" wide onClick={use(onCopy)}>
        {t('withCopy')}
      </Button>
      <Button wide onClick={use(onDone)}>
        {t('reviewOnly')}
      </Button>
      <Button look="quiet" wide onClick={onDone}>
        {t('no')}
      </Button>
    </section>
  )
}
