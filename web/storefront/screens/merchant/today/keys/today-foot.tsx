import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { KeysSwitch } from '#web/storefront/keys/keys-switch.tsx'
import { useKeysSetting } from '#web/storefront/keys/use-keys-setting.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { KeyName, ShortcutsInLine, ShortcutTable } from '#web/ui/keys/shortcut-keys.tsx'
import { useShortcuts, useShownShortcuts } from '#web/ui/keys/shortcuts.tsx'
import { FootBar } from '#web/ui/layout/foot-bar.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { filledIn } from '../../../auction/amounts/amounts.ts'
import type { Armed } from '../raise/arming.ts'
import styles from './today-foot.module.css'

/**
 * What the second press agrees to. Its place at the window's foot is always there, so nothing moves; while nothing is armed,
 * a desk's keys stand in it.
 */
export function TodayFoot({ armed }: { armed: Armed | null }) {
  const t = useTranslations('today.raise')
  const format = useFormat()
  const { data: consents } = useSuspenseQuery(useApiQueries().auction.consents())
  return (
    <FootBar width="wide">
      <div className={styles.foot}>
        <p role="status" className={classNames(styles.sentence, armed && styles.isArmed)}>
          {armed === null
            ? t('twice')
            : filledIn(consents.sentences.bid, format.money(armed.amountEur))}
        </p>
        <Keys />
      </div>
    </FootBar>
  )
}

/** The keys that work now; `?` or the button lists all of them and can switch them off. */
function Keys() {
  const t = useTranslations('today.keys')
  const { isOn } = useKeysSetting()
  const [isListed, setListed] = useState(false)
  const shortcuts = useShownShortcuts()
  const list = () => setListed(true)
  useShortcuts([{ keys: '?', label: t('all'), run: list, shownIn: 'table' }])
  return (
    <section aria-label={t('label')} className={styles.keys}>
      {isOn && (
        <span className={styles.line}>
          <ShortcutsInLine shortcuts={shortcuts} then={t('then')} />
        </span>
      )}
      <Button look="quiet" size="dense" className={styles.all} onClick={list}>
        {isOn && <KeyName>?</KeyName>} {t('all')}
      </Button>
      <Dialog open={isListed} onClose={() => setListed(false)} title={t('label')}>
        <Stack gap={4}>
          <ShortcutTable shortcuts={shortcuts} then={t('then')} />
          <KeysSwitch />
        </Stack>
      </Dialog>
    </section>
  )
}
