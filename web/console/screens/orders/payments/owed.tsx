import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { paymentDifference } from '#domain/order/payment-difference.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { useFormat } from '#web/language/language-provider.tsx'
import { FactList } from '#web/ui/vehicles/fact-list.tsx'

/** How far a payment is off what was owed, in words; null where it is not. */
export function useDifference() {
  const t = useTranslations('console-payments.owed')
  const format = useFormat()
  return (amountCents: number, owedCents: number): string | null => {
    const { kind, cents } = paymentDifference(amountCents, owedCents)
    return kind === 'none' ? null : t(kind, { amount: format.moneyCents(cents) })
  }
}

/** What an order owes now, beside the payment that is about to be counted as its own (logged). */
export function OwedByOrder({ orderId, amountCents }: { orderId: number; amountCents: number }) {
  const t = useTranslations('console-payments.owed')
  const format = useFormat()
  const differenceOf = useDifference()
  const { data } = useQuery(useApiQueries().order.getAsOperator({ params: { orderId } }))
  if (!data?.commission) return null
  const { grossCents } = data.commission
  return (
    <FactList
      facts={[
        { term: t('title'), value: format.moneyCents(grossCents) },
        { term: t('difference'), value: differenceOf(amountCents, grossCents) ?? t('none') },
      ]}
    />
  )
}
