import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { recall, remember } from '#web/storefront/forms/browser-memory.ts'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { useVisitor } from '#web/storefront/visitor/use-visitor.ts'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { useFootHeight } from '#web/ui/window/foot-bar.ts'
import styles from './second-factor-banner.module.css'

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
  const isShown = !isAnswered && data?.isOn === false
  const footPx = useFootHeight(isShown && floats)
  if (!isShown) return null
  const banner = (
    <Banner
      role="status"
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
  if (!floats) return banner
  // At the top it would cover the vehicle's name, or the price and the clock of a sheet.
  const foot = { '--foot': `${footPx}px` } as CSSProperties // A property of our own.
  return (
    <div className={styles.foot} style={foot}>
      {banner}
    </div>
  )
}
