import { laterPart } from '../later/later-part.tsx'

/** Only ads that were imported have any. */
export const LaterImportedMark = laterPart(
  'imported mark',
  async () => (await import('./imported-mark.tsx')).ImportedMark,
)
