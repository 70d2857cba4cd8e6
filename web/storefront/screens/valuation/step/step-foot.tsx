import { useTranslations } from 'use-intl/react'
import { stepCount } from '#domain/valuation/funnel/funnel-steps.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { FootBar } from '#web/ui/layout/foot-bar.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { type ShownFlow, useValuationPaths } from '../flow-of-route.ts'
import styles from './step.module.css'

type StepFootProps = {
  readonly shown: ShownFlow
  readonly isBusy: boolean
  /** Why the last try was refused. */
  readonly problem: string | undefined
  readonly onGoOn: () => void
}

export function StepFoot({ shown, isBusy, problem, onGoOn }: StepFootProps) {
  const t = useTranslations('valuation.step')
  const editor = useTranslations('editor')
  const paths = useValuationPaths()
  const isLast = shown.step === stepCount(shown.flow)
  const back = shown.step > 1 ? paths.step({ ...shown, step: shown.step - 1 }) : undefined
  return (
    <FootBar width="reading">
      {problem !== undefined && (
        <Banner tone="bad" role="alert">
          {problem}
        </Banner>
      )}
      <LinkButton size="large" href={back ?? paths.start(shown.kind)} className={styles.back}>
        {back === undefined ? t('leave') : editor('back')}
      </LinkButton>
      <Button look="primary" size="large" busy={isBusy} className={styles.next} onClick={onGoOn}>
        {isLast ? t('submit') : editor('goOn')}
      </Button>
    </FootBar>
  )
}
