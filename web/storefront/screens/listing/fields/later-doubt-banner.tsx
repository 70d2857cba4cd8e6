import { laterPart } from '../later/later-part.tsx'

/** Few figures are odd. */
export const LaterDoubtBanner = laterPart(
  'doubt banner',
  async () => (await import('./doubt-banner.tsx')).DoubtBanner,
)
