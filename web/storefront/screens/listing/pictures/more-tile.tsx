import { useTranslations } from 'use-intl/react'
import { findScreen } from '#domain/listing/screens/screens-of.ts'
import { RouterLink } from '#web/storefront/frame/router-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useScreenPath } from '../editor/screen-path.ts'
import styles from './pictures.module.css'

/** More pictures have a list of their own. */
export function MoreTile() {
  const t = useTranslations('editor.images')
  const { kind } = useAd().state
  const morePictures = findScreen('more-pictures', kind)
  const screenPath = useScreenPath()
  return (
    <RouterLink className={styles.slot} href={morePictures ? screenPath(morePictures) : ''}>
      <Icon icon="plus" size={24} />
      <span>{t('more')}</span>
    </RouterLink>
  )
}
