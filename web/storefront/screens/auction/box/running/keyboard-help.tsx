import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { KeysSwitch } from '#web/storefront/keys/keys-switch.tsx'
import { IconButton } from '#web/ui/actions/icon-button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import styles from './keyboard-help.module.css'

const keys = [
  ['B', 'amount'],
  ['1 2 3', 'steps'],
  ['↑ ↓', 'arrows'],
  ['Enter', 'enter'],
  ['Esc', 'escape'],
] as const

/** Which keys do what in the box, and the switch that turns the single ones off. */
export function KeyboardHelp() {
  const t = useTranslations('auction.keys')
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.keysLine}>
      <IconButton icon="keyboard" label={t('title')} size="dense" onClick={() => setOpen(true)} />
      <Dialog open={isOpen} title={t('title')} onClose={() => setOpen(false)}>
        <Stack gap={4}>
          <dl className={styles.keys}>
            {keys.map(([key, meaning]) => (
              <div key={key}>
                <dt>
                  {key.split(' ').map((one) => (
                    <kbd key={one}>{one}</kbd>
                  ))}
                </dt>
                <dd>{t(meaning)}</dd>
              </div>
            ))}
          </dl>
          <KeysSwitch />
        </Stack>
      </Dialog>
    </div>
  )
}
