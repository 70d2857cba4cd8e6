import { useTranslations } from 'use-intl/react'
import { FileButton } from '#web/ui/fields/file-button.tsx'
import { FileDrop } from '#web/ui/fields/file-drop.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { Banner } from '#web/ui/status/banner.tsx'
import styles from './certificate.module.css'
import { CertificateDrawing } from './certificate-drawing.tsx'

const hints = { flat: 'file-text', light: 'sun', whole: 'maximize-2' } as const satisfies Readonly<
  Record<string, IconName>
>

/** How the photo succeeds, then the device's own camera, which gives it in full; a desktop takes a file. */
export function ChoosePhoto({ onPhoto }: { onPhoto: (photo: File) => void }) {
  const t = useTranslations('editor.certificate')
  const take = ([photo]: readonly File[]) => {
    if (photo) onPhoto(photo)
  }
  return (
    <div className={styles.choose}>
      <div className={styles.example}>
        <CertificateDrawing />
      </div>
      <ul className={styles.hints}>
        {(['flat', 'light', 'whole'] as const).map((hint) => (
          <li key={hint}>
            <Icon icon={hints[hint]} />
            {t(`hint.${hint}`)}
          </li>
        ))}
      </ul>
      <Banner icon="lock">{t('private')}</Banner>
      <div className={styles.byHand}>
        <FileButton
          look="primary"
          size="large"
          icon="camera"
          accept="image/*"
          capture="environment"
          onFiles={take}
        >
          {t('openCamera')}
        </FileButton>
        <FileButton look="quiet" size="large" accept="image/*" onFiles={take}>
          {t('chooseExisting')}
        </FileButton>
      </div>
      <div className={styles.byMouse}>
        <FileDrop title={t('choose')} hint={t('chooseHint')} accept="image/*" onFiles={take} />
      </div>
    </div>
  )
}
