/**
 * No answer came: no network, a cut connection, or a server that is starting. Unlike a refusal it
 * says nothing about what was asked, so the same call may be sent again.
 */
export class NetworkFailed extends Error {
  override readonly name = 'NetworkFailed'
}

/** By name, because server and page bundle each have their own class. */
export function isNetworkFailed(error: unknown): error is NetworkFailed {
  return error instanceof Error && error.name === 'NetworkFailed'
}
