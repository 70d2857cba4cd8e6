import { useTranslations } from 'use-intl/react'
import type { MerchantRow } from '#contract/endpoints/account-review.ts'
import type { IconName } from '#web/ui/icon-names.ts'
import { StatusChip, type StatusTone } from '#web/ui/status/status-chip.tsx'

const looks: Readonly<
  Record<MerchantRow['admission'], { readonly tone: StatusTone; readonly icon: IconName }>
> = {
  in_review: { tone: 'warn', icon: 'clock' },
  needs_more: { tone: 'neutral', icon: 'message-circle-question-mark' },
  accepted: { tone: 'good', icon: 'check' },
  refused: { tone: 'bad', icon: 'x' },
}

/** Where a dealer stands; a block outweighs the admission. */
export function AdmissionChip({ merchant }: { merchant: MerchantRow }) {
  const t = useTranslations('console-merchants.state')
  if (merchant.isBlocked) {
    return (
      <StatusChip tone="bad" icon="ban">
        {t('blocked')}
      </StatusChip>
    )
  }
  return <StatusChip {...looks[merchant.admission]}>{t(merchant.admission)}</StatusChip>
}

/** In the order they follow each other; the contract holds the same. */
export const vatIdStates = ['unchecked', 'valid', 'confirmed', 'unverified', 'invalid'] as const

export type VatIdState = (typeof vatIdStates)[number]

const tones: Readonly<Record<VatIdState, StatusTone>> = {
  unchecked: 'warn',
  valid: 'good',
  invalid: 'bad',
  unverified: 'warn',
  confirmed: 'good',
}

export function vatIdStateOf(text: string): VatIdState {
  return vatIdStates.find((state) => state === text) ?? 'unchecked'
}

export function VatIdChip({ state }: { state: string }) {
  const t = useTranslations('console-merchants.vatId')
  const known = vatIdStateOf(state)
  return <StatusChip tone={tones[known]}>{t(known)}</StatusChip>
}
