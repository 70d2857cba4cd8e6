import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '#web/ui/actions/button.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { laterPart } from '../later/later-part.tsx'
import styles from './certificate.module.css'
import { CertificateDrawing } from './certificate-drawing.tsx'

/** What reads the photo is fetched when somebody wants it. */
const CertificateDialog = laterPart(
  'certificate dialog',
  async () => (await import('./certificate-dialog.tsx')).CertificateDialog,
)

/** The short way to a third of the answers: a photo of the registration certificate. `onDone` follows once all of it is confirmed. */
export function CertificateOffer(props: {
  onDone?: () => void
  /** Somebody has chosen this way before they came here. */
  isWanted?: boolean
}) {
  const { onDone, isWanted = false } = props
  const t = useTranslations('editor.certificate')
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isWanted) setOpen(true)
  }, [isWanted])
  return (
    <Card as="section" padded={false} className={styles.photo}>
      <CertificateDrawing />
      <div className={styles.offerText}>
        <h2>{t('offerTitle')}</h2>
        <p>{t('offerText')}</p>
        <Button look="primary" wide icon="camera" onClick={() => setOpen(true)}>
          {t('offerButton')}
        </Button>
      </div>
      {isOpen && (
        <CertificateDialog
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false)
            onDone?.()
          }}
        />
      )}
    </Card>
  )
}
