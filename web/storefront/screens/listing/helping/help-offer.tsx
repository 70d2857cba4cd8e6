import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '#web/ui/actions/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { laterPart } from '../later/later-part.tsx'
import styles from './help-row.module.css'

const Invitation = laterPart(
  'invitation',
  async () => (await import('./invitation.tsx')).Invitation,
)

const SharedEditing = laterPart(
  'shared editing',
  async () => (await import('./shared-editing.tsx')).SharedEditing,
)

/** The owner asks somebody to help, from their own device. What it takes is fetched at the press. */
export function HelpOffer() {
  const t = useTranslations('editor.helper')
  const [isOpen, setOpen] = useState(false)
  if (useAd().isHelper) return null
  return (
    <>
      <Button look="quiet" size="dense" icon="handshake" onClick={() => setOpen(true)}>
        {t('button')}
      </Button>
      {isOpen && <LaterInvitation onClose={() => setOpen(false)} />}
    </>
  )
}

/** The same where an ad begins, as one of the ways to begin. */
export function HelpRow() {
  const t = useTranslations('editor.helper')
  const [isOpen, setOpen] = useState(false)
  if (useAd().isHelper) return null
  return (
    <>
      <button type="button" className={styles.row} onClick={() => setOpen(true)}>
        <Icon icon="handshake" size={24} />
        <span>
          <strong>{t('button')}</strong>
          <small>{t('forExample')}</small>
        </span>
        <Icon icon="chevron-right" />
      </button>
      {isOpen && <LaterInvitation onClose={() => setOpen(false)} />}
    </>
  )
}

export function LaterInvitation({ onClose }: { onClose: () => void }) {
  return <Invitation onClose={onClose} />
}

/** Who else writes this ad; fetched once somebody does. */
export function LaterSharedEditing() {
  const { product, othersChange } = useAd().state
  const isShared = product?.helper != null || (product?.helpers.length ?? 0) > 0
  if (!isShared && !othersChange) return null
  return <SharedEditing />
}
