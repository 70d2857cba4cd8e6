import { useTranslations } from 'use-intl/react'
import { Button } from '#web/ui/actions/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import styles from './second-factor.module.css'

/** Shown once: the server keeps nothing that they could be read from. */
export function RecoveryCodes(props: {
  readonly codes: readonly string[]
  readonly onDone: () => void
}) {
  const t = useTranslations('second-factor')
  return (
    <Stack gap={4}>
      <Banner tone="good">{t('isOn')}</Banner>
      <p>{t('recoveryText')}</p>
      <ul className={styles.codes} aria-label={t('recoveryTitle')}>
        {props.codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div>
        <Button look="primary" onClick={props.onDone}>
          {t('recoveryKept')}
        </Button>
      </div>
    </Stack>
  )
}
