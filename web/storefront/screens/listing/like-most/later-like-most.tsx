import { laterPart } from '../later/later-part.tsx'

/** Fetched where it is shown, so that no other question of the ad waits for its script. */
export const LaterLikeMost = laterPart(
  'like most',
  async () => (await import('./like-most.tsx')).LikeMost,
)
