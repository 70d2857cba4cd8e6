import { Suspense } from 'react'
import { drawnPart } from '#web/storefront/page/drawn-part.tsx'

const LockedAd = drawnPart(
  'locked ad',
  async () => (await import('../../auth/locked-ad/locked-ad.tsx')).LockedAd,
)

/** Fetched only where an ad is locked: whoever writes their own never sees it. */
export function LaterLockedAd({ entityId }: { entityId: number }) {
  return (
    <Suspense fallback={null}>
      <LockedAd entityId={entityId} />
    </Suspense>
  )
}
