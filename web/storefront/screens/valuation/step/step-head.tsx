import { useTranslations } from 'use-intl/react'
import { stepCount } from '#domain/valuation/funnel/funnel-steps.ts'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { SaveStatus } from '#web/storefront/screens/listing/progress/save-status.tsx'
import { Logo } from '#web/ui/layout/logo.tsx'
import { Page } from '#web/ui/layout/page.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import type { ShownFlow } from '../flow-of-route.ts'
import styles from './step.module.css'

/** In place of the top bar: the name, where one stands, whether it is saved (spec 2). */
export function StepHead({ shown }: { shown: ShownFlow }) {
  const t = useTranslations('valuation.step')
  const shell = useTranslations('shell')
  const path = usePath()
  const count = stepCount(shown.flow)
  const label = t('title', { step: shown.step, count })
  return (
    <header className={styles.head}>
      <Page width="reading" className={styles.headLine}>
        <Logo href={path('home')} label={`${shell('brand')}, ${shell('nav.home')}`} />
        <p className={styles.where}>
          <span>{label}</span>
          <SaveStatus isShort />
        </p>
      </Page>
      <ProgressBar
        label={label}
        labelHidden
        percent={(100 * (shown.step - 1)) / count}
        className={styles.progress}
      />
    </header>
  )
}
