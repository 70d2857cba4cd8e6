import { useTranslations } from 'use-intl/react'
import styles from './console.module.css'
import { useShownShortcuts } from './shortcuts.tsx'

const names: Readonly<Record<string, string>> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  Escape: 'Esc',
}

/** The keys that work right now, at the foot of the page. */
export function ShortcutLine() {
  const t = useTranslations('console.keys')
  const shown = useShownShortcuts().filter(({ isQuiet }) => !isQuiet)
  if (shown.length === 0) return null
  return (
    <section className={styles.keys} aria-label={t('label')}>
      {shown.map(({ keys, label }) => (
        <span key={keys} className={styles.shortcut}>
          {keys.split(' ').map((key) => (
            <kbd key={key}>{names[key] ?? key}</kbd>
          ))}
          {label}
        </span>
      ))}
    </section>
  )
}
