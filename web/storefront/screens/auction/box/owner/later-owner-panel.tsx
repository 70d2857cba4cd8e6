import { type ComponentProps, Suspense } from 'react'
import { drawnPart } from '#web/storefront/page/drawn-part.tsx'
import type { OwnerPanel } from './owner-panel.tsx'

type OwnerPanelProps = ComponentProps<typeof OwnerPanel>

const Panel = drawnPart<OwnerPanelProps>(
  'owner panel',
  async () => (await import('./owner-panel.tsx')).OwnerPanel,
)

/** Fetched by the one reader of an ad who owns it. */
export function LaterOwnerPanel(props: OwnerPanelProps) {
  return (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  )
}
