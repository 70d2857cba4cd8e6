import { setTimeout as wait } from 'node:timers/promises'
import { openCaller } from '../support/caller.ts'
import { percentile } from '../support/figures.ts'
import { processorTimes, usedMs } from '../support/processor-time.ts'
import { type Asked, answerOf, requestOf, type Visits } from './ask.ts'

/** Pages that were sent before, each asked for once after one of their cards has changed. */

const pagesAsked = 100

/** @param change Writes this name into a card that all of them show. */
export async function askAfterChanges(
  at: { readonly port: number; readonly pid: number },
  asked: Asked,
  load: {
    readonly connections: number
    readonly seconds: number
    readonly change: (name: string) => Promise<unknown>
  },
): Promise<Visits> {
  const callers = await Promise.all(
    Array.from({ length: load.connections }, () => openCaller(at.port)),
  )
  const latencies: number[] = []
  const askAll = async () => {
    let missing = pagesAsked
    const before = processorTimes([at.pid])
    const startedAt = performance.now()
    await Promise.all(
      callers.map(async (caller) => {
        for (; missing > 0; missing -= 1) {
          const sentAt = performance.now()
          const status = await caller.call(requestOf(at.port, asked, missing))
          if (status !== asked.status) throw new Error(`A page was answered ${status}`)
          latencies.push(performance.now() - sentAt)
        }
      }),
    )
    const used = usedMs(before, processorTimes([at.pid]))
    return { used, elapsed: performance.now() - startedAt }
  }
  await askAll()
  latencies.length = 0
  let [used, elapsed] = [0, 0]
  for (let changes = 1; elapsed < load.seconds * 1000; changes += 1) {
    const name = `Nummer ${changes} von ${performance.now()}`
    await load.change(name)
    await untilShown(at.port, { ...asked, headers: {}, pathOf: () => asked.pathOf(0) }, name)
    const round = await askAll()
    used += round.used
    elapsed += round.elapsed
  }
  for (const caller of callers) caller.close()
  return {
    perSecond: (latencies.length / elapsed) * 1000,
    p50: percentile(latencies, 50),
    p99: percentile(latencies, 99),
    microseconds: (used / latencies.length) * 1000,
  }
}

async function untilShown(port: number, asked: Asked, name: string): Promise<void> {
  for (let attempt = 0; attempt < 500; attempt += 1) {
    const { body } = await answerOf(port, asked)
    if (Buffer.from(body, 'base64').includes(name)) return
    await wait(10)
  }
  throw new Error('A change was not shown within five seconds')
}
