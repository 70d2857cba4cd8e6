import { useTranslations } from 'use-intl/react'
import type { Order } from '#contract/endpoints/order.ts'
import { useServerNow } from '#web/api/server-clock.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { StatusChip, type StatusTone } from '#web/ui/status/status-chip.tsx'
import { isPastDue } from './past-due.ts'

const looks: Readonly<
  Record<Order['status'], { readonly tone: StatusTone; readonly icon: IconName }>
> = {
  pending: { tone: 'neutral', icon: 'clock' },
  paid: { tone: 'good', icon: 'check' },
  cancellation_requested_by_dealer: { tone: 'warn', icon: 'undo-2' },
  canceled: { tone: 'neutral', icon: 'x' },
}

const minuteMilliseconds = 60_000

/** Where the order stands; an invoice past its day says so. */
export function OrderState({ order }: { order: Order }) {
  const t = useTranslations('console-orders')
  const format = useFormat()
  const now = useServerNow(minuteMilliseconds)
  const dueOn = order.commission?.dueOn
  if (order.status === 'pending' && dueOn !== undefined && isPastDue(dueOn, now)) {
    return (
      <StatusChip tone="bad" icon="triangle-exclamation-point">
        {t('overdue', { date: format.date(dueOn) })}
      </StatusChip>
    )
  }
  return <StatusChip {...looks[order.status]}>{t(`status.${order.status}`)}</StatusChip>
}
