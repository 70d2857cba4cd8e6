import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '#web/ui/actions/button.tsx'
import { laterPart } from '../later/later-part.tsx'
import { LaterInvitation } from './help-offer.tsx'
import styles from './help-row.module.css'

const HelpDrawer = laterPart(
  'help drawer',
  async () => (await import('./help-drawer.tsx')).HelpDrawer,
)

/** Always in sight while an ad is written: somebody to call, somebody to help, and the other layout. */
export function HelpMenu() {
  const t = useTranslations('editor.helper')
  const [shown, setShown] = useState<'menu' | 'invitation' | null>(null)
  const close = () => setShown(null)
  return (
    <>
      <Button size="dense" icon="phone" className={styles.menu} onClick={() => setShown('menu')}>
        {t('menu')}
      </Button>
      {shown === 'menu' && <HelpDrawer onClose={close} onInvite={() => setShown('invitation')} />}
      {shown === 'invitation' && <LaterInvitation onClose={close} />}
    </>
  )
}
