import type { AuctionView } from '#contract/auction-view.ts'
import { usePath } from '#web/storefront/page/page-provider.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'

/** Opens the list of the owner's ads at this one. */
export function ToOwnAd({ auction, label }: { auction: AuctionView; label: string }) {
  const path = usePath()
  return (
    <LinkButton look="primary" href={`${path('myVehicles')}#ad-${auction.entityId}`}>
      {label}
    </LinkButton>
  )
}
