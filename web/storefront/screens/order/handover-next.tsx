import { useTranslations } from 'use-intl/react'
import type { Order } from '#contract/endpoints/order.ts'
import { isOwnHandoverStep } from '#domain/order/handover/handover-steps.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { usePath } from '../../page/page-provider.tsx'
import styles from './order.module.css'

/**
 * In a list of sales or purchases: what comes next on the way to the handover, and its page.
 * `isTitled`: a heading above says what it is.
 */
export function HandoverNext({ order, isTitled = false }: { order: Order; isTitled?: boolean }) {
  const t = useTranslations('order.handover')
  const path = usePath()
  const { nextStep } = order.handover
  if (nextStep === null || nextStep === 'voided') return null
  const isOwn = isOwnHandoverStep(nextStep)
  return (
    <div className={styles.next}>
      <p className={styles.nextStep}>
        <Icon icon={isOwn ? 'arrow-right' : nextStep === 'done' ? 'circle-check' : 'clock'} />
        <span>
          {isOwn && !isTitled && <span className="muted small">{t('next')}</span>}
          <b>{t(`step.${nextStep}`)}</b>
        </span>
      </p>
      <LinkButton
        look={isOwn ? 'primary' : undefined}
        href={path('handover', { id: order.orderId })}
      >
        {t('open')}
      </LinkButton>
    </div>
  )
}
