import type { Transport, TransportAnswer } from '#contract/client.ts'
import { createStandIns, type StandIns } from './stand-ins.ts'

/** What a visitor's page was told while it was loaded, so that it can be told again whether anything of it is another now. */
export type HeardCalls = {
  /** Lists come with stand-ins for their rows. */
  readonly transport: Transport
  readonly answers: ReadonlyMap<string, TransportAnswer>
  /** Asks for all of these at once; the page's own calls for them are answered with the same. */
  readonly ask: (paths: readonly string[]) => Promise<void>
  readonly standIns: StandIns
}

export function hearCalls(transport: Transport): HeardCalls {
  const answers = new Map<string, TransportAnswer>()
  const standIns = createStandIns()
  const askOnce = async (path: string, ask: () => Promise<TransportAnswer>) => {
    const answer = answers.get(path) ?? (await ask())
    answers.set(path, answer)
    return answer
  }
  return {
    answers,
    standIns,
    ask: async (paths) => {
      const askPath = (path: string) => askOnce(path, () => transport({ method: 'GET', path }))
      await Promise.all(paths.map(askPath))
    },
    transport: async (request) => {
      const { path } = request
      const { status, body } = await askOnce(path, () => transport(request))
      return { status, body: standIns.inPlaceOfRows(path, body) }
    },
  }
}
