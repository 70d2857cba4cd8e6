import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '#web/ui/actions/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { Card } from '#web/ui/layout/card.tsx'
import styles from '../certificate/certificate.module.css'
import { useImportedCodes } from '../imported/imported.ts'
import type { ImportWay } from '../imported/way.ts'
import { laterPart } from '../later/later-part.tsx'

/** What it takes is fetched when somebody wants it. */
const ImportDialog = laterPart(
  'import dialog',
  async () => (await import('./import-dialog.tsx')).ImportDialog,
)

/** Answers that were taken over and left before they were checked. */
export function ToCheck() {
  const t = useTranslations('ad-help.import')
  const [isOpen, setOpen] = useState(false)
  const count = useImportedCodes().length
  if (count === 0 && !isOpen) return null
  return (
    <Card as="section" className={styles.offer} look="chosen">
      <Icon icon="list-checks" size={24} className={styles.offerIcon} />
      <div className={styles.offerText}>
        <h2>{count === 0 ? t('doneTitle') : t('checkTitle', { count })}</h2>
        <p>{t('checkText')}</p>
      </div>
      <Button look="primary" onClick={() => setOpen(true)}>
        {t('checkButton')}
      </Button>
      {isOpen && <ImportDialog way={undefined} onClose={() => setOpen(false)} />}
    </Card>
  )
}

/** `isWanted`: somebody has chosen this way before they came here. `isChosen`: it stands before the others. */
export function ImportOffer(props: {
  way: ImportWay
  icon: IconName
  isWanted?: boolean
  isChosen?: boolean
  onToggle?: (isOpen: boolean) => void
}) {
  const { way, icon, isWanted = false, isChosen = false, onToggle } = props
  const t = useTranslations('ad-help.import')
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (isWanted) setOpen(true)
  }, [isWanted])
  const toggle = (next: boolean) => {
    setOpen(next)
    onToggle?.(next)
  }
  return (
    <Card as="section" className={styles.offer} look={isChosen ? 'chosen' : 'lying'}>
      <Icon icon={icon} size={24} className={styles.offerIcon} />
      <div className={styles.offerText}>
        <h2>{t(`from.${way}.offerTitle`)}</h2>
        <p>{t(`from.${way}.offerText`)}</p>
      </div>
      <Button look={isChosen ? 'primary' : 'secondary'} onClick={() => toggle(true)}>
        {t(`from.${way}.offerButton`)}
      </Button>
      {isOpen && <ImportDialog way={way} onClose={() => toggle(false)} />}
    </Card>
  )
}
