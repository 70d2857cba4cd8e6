import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '#web/ui/actions/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import styles from './certificate.module.css'

/** What reads the photo is fetched when somebody wants it. */
const CertificateDialog = lazy(async () => {
  const { CertificateDialog: Dialog } = await import('./certificate-dialog.tsx')
  return { default: Dialog }
})

/** The short way to a third of the answers: a photo of the registration certificate. */
export function CertificateOffer() {
  const t = useTranslations('editor.certificate')
  const [isOpen, setOpen] = useState(false)
  return (
    <Card as="section" className={styles.offer}>
      <Icon icon="camera" size={24} className={styles.offerIcon} />
      <div className={styles.offerText}>
        <h2>{t('offerTitle')}</h2>
        <p>{t('offerText')}</p>
      </div>
      <Button look="primary" icon="camera" onClick={() => setOpen(true)}>
        {t('offerButton')}
      </Button>
      {isOpen && (
        <Suspense>
          <CertificateDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}
