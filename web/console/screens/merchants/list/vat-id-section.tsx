import { useTranslations } from 'use-intl/react'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { Select } from '#web/ui/fields/choices/select.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { FactList } from '#web/ui/vehicles/fact-list.tsx'
import { ProblemBanner } from '../../../components/problem-banner.tsx'
import { PanelSection } from '../../../list-view/panel.tsx'
import { May } from '../../../operator-roles/may.tsx'
import styles from './merchant.module.css'
import { VatIdChip, vatIdStateOf, vatIdStates } from './merchant-chips.tsx'
import type { ReviewedMerchant } from './reviewed-merchant.ts'

/** The number decides how the invoices are taxed (rules 10), so each change is logged. */
export function VatIdSection({ merchant }: { merchant: ReviewedMerchant }) {
  const t = useTranslations('console-merchants.vatId')
  const snackbar = useSnackbar()
  const { merchantId, vatIdState } = merchant.row
  const number = merchant.profile.customer?.vatRegNo ?? ''
  const call = useCall((api) => api.merchantReview.setVatIdState, {
    refreshes: [keysOf('merchantReview')],
    onSuccess: (_answer, input) =>
      snackbar({ tone: 'good', text: t('saved', { state: t(input.body.state) }) }),
  })
  return (
    <PanelSection title={t('title')} note={<VatIdChip state={vatIdState} />}>
      <FactList
        facts={[
          number === ''
            ? { term: t('number'), value: t('none'), look: 'missing' }
            : { term: t('number'), value: number },
        ]}
      />
      <ProblemBanner error={call.error} />
      <May call="merchantReview.setVatIdState">
        <div className={styles.vatId}>
          <Select
            dense
            label={t('set')}
            help={t('means')}
            options={vatIdStates.map((state) => ({ value: state, label: t(state) }))}
            value={call.isPending ? call.variables.body.state : vatIdStateOf(vatIdState)}
            disabled={call.isPending}
            onChange={(next) =>
              call.mutate({ params: { merchantId }, body: { state: vatIdStateOf(next) } })
            }
          />
        </div>
      </May>
    </PanelSection>
  )
}
