import { laterPart } from '../later/later-part.tsx'

/** Fetched at the end of the way, so that no question of the ad waits for it. */
export const LaterLastStep = laterPart(
  'last step',
  async () => (await import('./last-step.tsx')).LastStep,
)
