import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { recall, remember } from '#web/storefront/forms/browser-memory.ts'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { useVisitor } from '#web/storefront/visitor/use-visitor.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'

/** Until it is answered in this browser, and never to whoever has a second factor. */
export function SecondFactorBanner({ floats }: { readonly floats: boolean }) {
  const t = useTranslations('auction.bid')
  const path = usePath()
  const { customerId } = useVisitor()
  const place = `cm24-second-factor-${customerId}`
  const [isAnswered, setAnswered] = useState(() => recall(place) !== null)
  const query = useApiQueries().account.showSecondFactor()
  const { data } = useQuery({ ...query, enabled: !isAnswered })
  function answer() {
    remember(place, 'answered')
    setAnswered(true)
  }
  if (isAnswered || data?.isOn !== false) return null
  return (
    <Banner
      role="status"
      floats={floats}
      actions={
        <>
          <LinkButton href={path('secondFactor')} look="secondary" size="dense" onClick={answer}>
            {t('secondFactorAction')}
          </LinkButton>
          <Button look="quiet" size="dense" onClick={answer}>
            {t('secondFactorLater')}
          </Button>
        </>
      }
    >
      {t('secondFactor')}
    </Banner>
  )
}
