import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { ShortcutsInLine, ShortcutTable } from '#web/ui/keys/shortcut-keys.tsx'
import { useShortcuts, useShownShortcuts } from '#web/ui/keys/shortcuts.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useFootBar } from '#web/ui/window/foot-bar.ts'
import styles from './console.module.css'

/** The keys that work right now, at the foot of the page; `?` lists them all. */
export function ShortcutLine() {
  const t = useTranslations('console.keys')
  const [isListed, setListed] = useState(false)
  const line = useRef<HTMLElement>(null)
  useFootBar(line)
  const shown = useShownShortcuts()
  useShortcuts([{ keys: '?', label: t('all'), run: () => setListed(true) }])
  return (
    <>
      <section ref={line} className={styles.keys} aria-label={t('label')}>
        <ShortcutsInLine shortcuts={shown} />
      </section>
      <Dialog open={isListed} onClose={() => setListed(false)} title={t('label')}>
        <ShortcutTable shortcuts={shown} />
      </Dialog>
    </>
  )
}
