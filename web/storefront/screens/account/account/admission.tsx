import { useTranslations } from 'use-intl/react'
import type { CustomerWrapper } from '#contract/customer.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import type { IconName } from '#web/ui/icon-names.ts'
import { Banner, type BannerTone } from '#web/ui/status/banner.tsx'
import { usePath } from '../../../page/page-provider.tsx'
import { isUnderReview } from './account-standing.ts'

type State = 'incomplete' | 'inReview' | 'needsMore' | 'accepted' | 'refused' | 'stopped'

const looks: Readonly<Record<State, readonly [BannerTone, IconName]>> = {
  incomplete: ['info', 'clock'],
  inReview: ['info', 'clock'],
  needsMore: ['warn', 'message-square-exclamation-point'],
  accepted: ['good', 'circle-check'],
  refused: ['bad', 'circle-x'],
  stopped: ['bad', 'circle-x'],
}

/** How far a dealer's admission is, with the operator's remarks (rules 11). */
export function Admission({ wrapper }: { wrapper: CustomerWrapper }) {
  const t = useTranslations('account.admission')
  const path = usePath()
  const { merchant } = wrapper
  if (!merchant) return null
  const state = stateOf(merchant, wrapper)
  const [tone, icon] = looks[state]
  const remarks = state === 'needsMore' || state === 'refused' ? merchant.admissionRemarks : ''
  if (merchant.yearlyCheck && state === 'accepted') {
    return <YearlyCheck check={merchant.yearlyCheck} />
  }
  return (
    <Banner
      tone={tone}
      icon={icon}
      title={t(`${state}.title`)}
      actions={
        state === 'accepted' && (
          <LinkButton href={path('catalog', {}, { status: 'running' })}>
            {t('toAuctions')}
          </LinkButton>
        )
      }
    >
      {t(`${state}.text`)}
      {remarks && (
        <blockquote>
          <b>{t('remarks')}</b> {remarks}
        </blockquote>
      )}
    </Banner>
  )
}

type Check = NonNullable<NonNullable<CustomerWrapper['merchant']>['yearlyCheck']>

/** Once a year new papers are asked for; nothing ends by itself meanwhile. */
function YearlyCheck({ check }: { readonly check: Check }) {
  const t = useTranslations('account.admission.yearly')
  const format = useFormat()
  const { state, documentsDueAt } = check
  const isSent = state === 'toReview'
  return (
    <Banner tone={isSent ? 'info' : 'warn'} icon="clock" title={t(isSent ? 'sent' : 'title')}>
      {isSent ? t('sentText') : t('text', { due: format.date(documentsDueAt) })}
    </Banner>
  )
}

function stateOf(
  merchant: NonNullable<CustomerWrapper['merchant']>,
  wrapper: CustomerWrapper,
): State {
  if (merchant.admission === 'accepted') return merchant.isBiddingStopped ? 'stopped' : 'accepted'
  if (merchant.admission === 'needs_more') return 'needsMore'
  if (merchant.admission === 'refused') return 'refused'
  return isUnderReview(wrapper) ? 'inReview' : 'incomplete'
}
