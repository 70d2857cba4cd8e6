import type { DialogProps } from './dialog-window.tsx'
import { onDemand } from './on-demand.tsx'

/** 60 % of a desktop, the whole width of a phone. Focus stays inside and returns afterwards. */
export const Dialog = onDemand<DialogProps>(
  async () => (await import('./dialog-window.tsx')).DialogWindow,
  // It asks before something that binds, where a second may count.
  { whenIdle: true },
)
