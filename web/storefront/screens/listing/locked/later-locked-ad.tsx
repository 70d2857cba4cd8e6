import { lazy, Suspense } from 'react'

const LockedAd = lazy(async () => {
  const loaded = await import('../../auth/locked-ad/locked-ad.tsx')
  return { default: loaded.LockedAd }
})

/** Fetched only where an ad is locked: whoever writes their own never sees it. */
export function LaterLockedAd({ entityId }: { entityId: number }) {
  return (
    <Suspense fallback={null}>
      <LockedAd entityId={entityId} />
    </Suspense>
  )
}
