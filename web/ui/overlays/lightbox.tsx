import type { LightboxProps } from './lightbox-window.tsx'
import { onDemand } from './on-demand.tsx'

/** A picture as large as the window. The arrow keys turn the pages, Escape closes. */
export const Lightbox = onDemand<LightboxProps>(
  async () => (await import('./lightbox-window.tsx')).LightboxWindow,
  { whenIdle: false },
)
