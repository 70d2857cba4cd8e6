import { useTranslations } from 'use-intl/react'
import type { Order } from '#contract/endpoints/order.ts'
import { type HandoverStep, isOwnHandoverStep } from '#domain/order/handover/handover-steps.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { Card } from '#web/ui/layout/card.tsx'
import styles from './handover.module.css'
import { placeOfStep } from './place-of-step.ts'

const icons: Partial<Record<HandoverStep, IconName>> = {
  voided: 'circle-x',
  paused: 'rotate-ccw',
  done: 'circle-check',
}

/** The one thing that comes first, and where it is done; told anew as soon as the other side has moved. */
export function NextStep(props: {
  order: Order
  /** The part in which it is done stands right below. */
  isBesidePart?: boolean
}) {
  const { isBesidePart = false } = props
  const { handover } = props.order
  const t = useTranslations('handover')
  const tShort = useTranslations('order.handover')
  const { nextStep } = handover
  if (nextStep === null) return null
  const isOwn = isOwnHandoverStep(nextStep)
  const place = isBesidePart ? undefined : placeOfStep[nextStep]
  const isWaiting = !isOwn && icons[nextStep] === undefined
  return (
    <Card
      as="section"
      role="status"
      className={classNames(
        styles.next,
        isOwn && styles.own,
        nextStep === 'done' && styles.good,
        nextStep === 'voided' && styles.bad,
      )}
    >
      <Icon icon={icons[nextStep] ?? (isOwn ? 'arrow-right' : 'clock')} className={styles.icon} />
      <div className={styles.nextText}>
        {(isOwn || isWaiting) && (
          <p className="muted small">{isOwn ? tShort('next') : t('waiting')}</p>
        )}
        <h2>{tShort(`step.${nextStep}`)}</h2>
        <p>{t(`step.${nextStep}`)}</p>
      </div>
      {place && (
        <LinkButton look="primary" href={`#${place}`}>
          {t(`go.${place}`)}
        </LinkButton>
      )}
    </Card>
  )
}
