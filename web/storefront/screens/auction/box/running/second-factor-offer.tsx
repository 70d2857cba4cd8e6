import { lazy, Suspense } from 'react'
import { offersSecondFactor } from '#domain/account/security/second-factor.ts'

/** What cannot be fetched is offered behind a later bid. */
const Offer = lazy(() =>
  import('./second-factor-banner.tsx').then(
    ({ SecondFactorBanner }) => ({ default: SecondFactorBanner }),
    () => ({ default: () => null }),
  ),
)

/** Behind an accepted bid or limit over the figure of rules 11: the command itself waits for nothing. */
export function SecondFactorOffer(props: {
  /** What the dealer has just bound themselves to; null before. */
  readonly boundEur: number | null
  readonly floats?: boolean
}) {
  const { boundEur, floats = false } = props
  if (boundEur === null || !offersSecondFactor(boundEur)) return null
  return (
    <Suspense>
      <Offer floats={floats} />
    </Suspense>
  )
}
