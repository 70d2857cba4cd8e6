import { useTranslations } from 'use-intl/react'
import { useFormat } from '#web/language/language-provider.tsx'
import { Timeline } from '#web/ui/data/timeline.tsx'
import { PanelSection } from '../../../list-view/panel.tsx'
import type { ReviewedMerchant } from './reviewed-merchant.ts'

const actions = [
  'accept_merchant',
  'refuse_merchant',
  'ask_for_more_merchant',
  'block_merchant',
  'unblock_merchant',
  'set_vat_id_state',
  'link_account',
  'unlink_account',
  'look_at_merchant',
  'look_at_merchant_document',
  'void_bids',
] as const

/** What operators did and looked at; looks stand back behind decisions. */
export function MerchantHistory({ history }: { history: ReviewedMerchant['history'] }) {
  const t = useTranslations('console-merchants.history')
  const format = useFormat()
  return (
    <PanelSection title={t('title')} note={history.length}>
      {history.length === 0 && <p className="muted">{t('none')}</p>}
      <Timeline
        label={t('title')}
        entries={history.map(({ action, operatorEmail, actedAt, facts }, index) => {
          const known = actions.find((each) => each === action)
          const reason = typeof facts.reason === 'string' ? facts.reason : ''
          return {
            id: `${actedAt} ${index}`,
            time: format.dateTime(actedAt),
            dateTime: actedAt,
            title: known ? t(known) : action,
            detail: [reason, operatorEmail].filter(Boolean).join(' · '),
            look: action.startsWith('look_at') ? ('later' as const) : ('own' as const),
          }
        })}
      />
    </PanelSection>
  )
}
