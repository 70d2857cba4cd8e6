import { laterPart } from '../later/later-part.tsx'

/** Beside the questions, which do not wait for its script. */
export const LaterAdPreview = laterPart(
  'ad preview',
  async () => (await import('./ad-preview.tsx')).AdPreview,
)
