import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { useFootBar } from '#web/ui/window/foot-bar.ts'
import styles from './console.module.css'
import { type Shortcut, useShortcuts, useShownShortcuts } from './shortcuts.tsx'

const names: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  Escape: 'Esc',
}

function Keys({ shortcut: { keys, label } }: { shortcut: Shortcut }) {
  return (
    <span className={styles.shortcut}>
      {keys.split(' ').map((key) => (
        <kbd key={key}>{names[key] ?? key}</kbd>
      ))}
      {label}
    </span>
  )
}

function lastly({ keys }: Shortcut): number {
  return keys === '?' ? 1 : 0
}

/** The keys that work right now, at the foot of the page; `?` lists them all. */
export function ShortcutLine() {
  const t = useTranslations('console.keys')
  const [isListed, setListed] = useState(false)
  const line = useRef<HTMLElement>(null)
  useFootBar(line)
  const shown = useShownShortcuts().toSorted((one, other) => lastly(one) - lastly(other))
  useShortcuts([{ keys: '?', label: t('all'), run: () => setListed(true) }])
  return (
    <>
      <section ref={line} className={styles.keys} aria-label={t('label')}>
        {shown
          .filter(({ isQuiet }) => !isQuiet)
          .map((shortcut) => (
            <Keys key={shortcut.keys} shortcut={shortcut} />
          ))}
      </section>
      <Dialog open={isListed} onClose={() => setListed(false)} title={t('label')}>
        <ul className={styles.allKeys}>
          {shown.map((shortcut) => (
            <li key={shortcut.keys}>
              <Keys shortcut={shortcut} />
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}
