import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from 'playwright-core'
import { findBrowser } from '#e2e/support/find-browser.ts'
import type { MarketServer } from '../support/bench-market.ts'
import { processorTimes, usedMs } from '../support/processor-time.ts'
import { pagesHost } from './ask.ts'

/** What one visitor's first look costs, in a browser that has never been here. */

export type FirstVisit = {
  readonly requests: number
  /** As they came over the line, heads included. */
  readonly kilobytes: number
  readonly scriptKilobytes: number
  readonly statements: readonly string[]
  readonly processorMs: number
}

/** What a page asks for by itself comes within that time of its arrival. */
const visitMs = 4000

/** Statements and processor time of a server that nobody visits are taken off. */
export async function measureFirstVisit(server: MarketServer, path: string): Promise<FirstVisit> {
  const pids = [server.child.pid ?? 0]
  const idle = await during(server, pids, () => wait(visitMs))
  const program = await findBrowser()
  if (!program) throw new Error('The machine has no browser')
  const browser = await chromium.launch({
    executablePath: program.executablePath,
    args: [...program.arguments, '--no-sandbox', '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
    env: { ...process.env, ...program.environment } as Record<string, string>, // All of them are texts.
  })
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const types = new Map<string, string>()
  let bytes = 0
  let scriptBytes = 0
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength
    if (types.get(requestId) === 'Script') scriptBytes += encodedDataLength
  })
  const visited = await during(server, pids, async () => {
    await page.goto(`http://${pagesHost}:${server.port}${path}`, { waitUntil: 'load' })
    await wait(visitMs)
  })
  await browser.close()
  return {
    requests: types.size,
    kilobytes: bytes / 1024,
    scriptKilobytes: scriptBytes / 1024,
    statements: without(visited.statements, idle.statements),
    processorMs: Math.max(0, visited.processorMs - idle.processorMs),
  }
}

async function during(server: MarketServer, pids: readonly number[], work: () => Promise<unknown>) {
  await server.takeStatements()
  const before = processorTimes(pids)
  await work()
  const processorMs = usedMs(before, processorTimes(pids))
  return { processorMs, statements: await server.takeStatements() }
}

/** What the market's clock and its like ask all the time, however long the visit took. */
function without(statements: readonly string[], idle: readonly string[]): string[] {
  return statements.filter((statement) => !idle.includes(statement))
}
