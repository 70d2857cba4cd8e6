import { useRef, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl/react'
import { useMovedClock } from '#web/api/live/live-provider.tsx'
import { useServerNow } from '#web/api/server-clock.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { Link } from '#web/ui/link.tsx'
import { useUiTexts } from '#web/ui/ui-texts.ts'
import { useFootBar } from '#web/ui/window/foot-bar.ts'
import { demoBarClosedKey as key } from '../../page/demo-bar-closed-key.ts'
import { usePage } from '../../page/page-provider.tsx'
import styles from './demo-bar.module.css'

const listeners = new Set<() => void>()

/** At the foot of every page of a demo: the market's time, and links to its tools (rules 14). */
export function DemoBar() {
  const { isDemo } = usePage()
  const isClosed = useSyncExternalStore(
    subscribe,
    () => sessionStorage.getItem(key) !== null,
    () => false,
  )
  return isDemo && !isClosed ? <Bar /> : null
}

function Bar() {
  const t = useTranslations('demo.bar')
  const uiTexts = useUiTexts()
  const format = useFormat()
  const now = useServerNow(1000)
  useMovedClock()
  const bar = useRef<HTMLElement>(null)
  useFootBar(bar)
  return (
    <aside
      ref={bar}
      className={styles.bar}
      aria-label={t('label')}
      data-market-clock=""
      data-stays=""
    >
      <div className={styles.content}>
        <b>{t('title')}</b>
        <span className={styles.time}>
          {t('time')}{' '}
          <time dateTime={new Date(now).toISOString()} suppressHydrationWarning>
            {format.dateTimeWithZone(now)}
          </time>
        </span>
        <span className={styles.links}>
          <Link href="/dev/demo">{t('people')}</Link>
          <Link href="/dev/mailbox">{t('mailbox')}</Link>
        </span>
        <IconButton icon="x" label={uiTexts.close} className={styles.close} onClick={close} />
      </div>
    </aside>
  )
}

function close(): void {
  sessionStorage.setItem(key, 'yes')
  for (const changed of listeners) changed()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
