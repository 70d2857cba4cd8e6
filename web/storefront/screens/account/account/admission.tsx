import { CircleCheck, CircleX, Clock, type LucideIcon, MessageSquareWarning } from 'lucide-react'
import { useTranslations } from 'use-intl/react'
import type { CustomerWrapper } from '#contract/customer.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Banner, type BannerTone } from '#web/ui/status/banner.tsx'
import { usePath } from '../../../page/page-provider.tsx'
import { isUnderReview } from './account-standing.ts'

type State = 'incomplete' | 'inReview' | 'needsMore' | 'accepted' | 'refused' | 'stopped'

const looks: Readonly<Record<State, readonly [BannerTone, LucideIcon]>> = {
  incomplete: ['info', Clock],
  inReview: ['info', Clock],
  needsMore: ['warn', MessageSquareWarning],
  accepted: ['good', CircleCheck],
  refused: ['bad', CircleX],
  stopped: ['bad', CircleX],
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

function stateOf(
  merchant: NonNullable<CustomerWrapper['merchant']>,
  wrapper: CustomerWrapper,
): State {
  if (merchant.admission === 'accepted') return merchant.isBiddingStopped ? 'stopped' : 'accepted'
  if (merchant.admission === 'needs_more') return 'needsMore'
  if (merchant.admission === 'refused') return 'refused'
  return isUnderReview(wrapper) ? 'inReview' : 'incomplete'
}
