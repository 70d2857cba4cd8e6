import type { DrawerProps } from './drawer-window.tsx'
import { onDemand } from './on-demand.tsx'

/** Slides in from a side; closes by a click beside it. */
export const Drawer = onDemand<DrawerProps>(
  async () => (await import('./drawer-window.tsx')).DrawerWindow,
  { whenIdle: false },
)
