import { laterPart } from '../later/later-part.tsx'

/** In a drawer that few open before the end. */
export const LaterMissingList = laterPart(
  'missing list',
  async () => (await import('./missing-list.tsx')).MissingList,
)
