import { useTranslations } from 'use-intl/react'
import { useAd } from '#web/storefront/screens/listing/editor/ad-context.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import type { FirstAnswersRead } from './first-answers-of-address.ts'

/** What was typed on the base page and could not be read, until it is answered here. */
export function UnreadAnswers({ unread }: Pick<FirstAnswersRead, 'unread'>) {
  const t = useTranslations('valuation.step.unread')
  const { first_registration_year: year, mileage: distance } = useAd().state.draft.values
  const { registered, mileage } = unread
  return (
    <>
      {registered !== undefined && !year && (
        <Banner tone="warn" role="status">
          {t('registered', { typed: registered })}
        </Banner>
      )}
      {mileage !== undefined && distance === undefined && (
        <Banner tone="warn" role="status">
          {t('mileage', { typed: mileage })}
        </Banner>
      )}
    </>
  )
}
