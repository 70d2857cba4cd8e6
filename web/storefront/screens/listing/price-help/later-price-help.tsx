import { lazy, Suspense } from 'react'

const PriceHelp = lazy(async () => {
  const loaded = await import('./price-help.tsx')
  return { default: loaded.PriceHelp }
})

/** Fetched where the price is asked, so that no other question of the ad waits for its scripts. */
export function LaterPriceHelp() {
  return (
    <Suspense fallback={null}>
      <PriceHelp />
    </Suspense>
  )
}
