import type { Message } from '#contract/endpoints/messages.ts'
import type { LooseParams, RouteName } from '#locales/paths.ts'

/** Where the button of a message leads: the screen on which its reader can do what it asks. */
export type Destination = {
  readonly name: RouteName
  readonly params: LooseParams
  /** With its sign: the place on the screen where it is answered. */
  readonly hash: string
}

export function destinationOf({ destination }: Pick<Message, 'destination'>): Destination {
  const { screen, id, fragment } = destination
  return {
    name: screen,
    params: id === null ? {} : { id },
    hash: fragment === null ? '' : `#${fragment}`,
  }
}
