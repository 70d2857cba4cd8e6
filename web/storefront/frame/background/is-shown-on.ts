import type { Message } from '#contract/endpoints/messages.ts'
import type { matchPath } from '#locales/match-path.ts'

type Route = ReturnType<typeof matchPath>

/** Whether the page shown is the one that tells by itself, alive, what this message is about. */
export function isShownOn(
  route: Route,
  { auctionId, entityId }: Pick<Message, 'auctionId' | 'entityId'>,
): boolean {
  if (route === undefined) return false
  const { name, params } = route
  if (name === 'product') return entityId !== null && params.id === String(entityId)
  return name === 'renegotiation' && auctionId !== null && params.id === String(auctionId)
}
