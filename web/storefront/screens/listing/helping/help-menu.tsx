import { lazy, Suspense, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Button } from '#web/ui/actions/button.tsx'
import { LaterInvitation } from './help-offer.tsx'
import styles from './help-row.module.css'

const HelpDrawer = lazy(async () => {
  const loaded = await import('./help-drawer.tsx')
  return { default: loaded.HelpDrawer }
})

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
      {shown === 'menu' && (
        <Suspense fallback={null}>
          <HelpDrawer onClose={close} onInvite={() => setShown('invitation')} />
        </Suspense>
      )}
      {shown === 'invitation' && <LaterInvitation onClose={close} />}
    </>
  )
}
