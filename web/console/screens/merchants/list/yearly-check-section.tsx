import { useTranslations } from 'use-intl/react'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { StatusChip } from '#web/ui/status/status-chip.tsx'
import { ProblemBanner } from '../../../components/problem-banner.tsx'
import { PanelSection } from '../../../list-view/panel.tsx'
import { May } from '../../../operator-roles/may.tsx'
import type { ReviewedMerchant } from './reviewed-merchant.ts'

const tones = { asked: 'neutral', toReview: 'warn', overdue: 'bad' } as const

/** The yearly look at VAT id and papers, while something is asked of the dealer (rules 11). */
export function YearlyCheckSection({ merchant }: { merchant: ReviewedMerchant }) {
  const t = useTranslations('console-merchants.yearly')
  const format = useFormat()
  const snackbar = useSnackbar()
  const call = useCall((api) => api.merchantReview.confirmYearlyCheck, {
    refreshes: [keysOf('merchantReview')],
    onSuccess: () => snackbar({ tone: 'good', text: t('saved') }),
  })
  const check = merchant.profile.merchant?.yearlyCheck
  if (!check) return null
  const { merchantId } = merchant.row
  return (
    <PanelSection
      title={t('title')}
      note={<StatusChip tone={tones[check.state]}>{t(check.state)}</StatusChip>}
    >
      <p>
        {t('text', { asked: format.date(check.askedAt), due: format.date(check.documentsDueAt) })}
      </p>
      <ProblemBanner error={call.error} />
      <May call="merchantReview.confirmYearlyCheck">
        <Button busy={call.isPending} onClick={() => call.mutate({ params: { merchantId } })}>
          {t('confirm')}
        </Button>
      </May>
    </PanelSection>
  )
}
