/**
 * Starts CM24 the way its users do, on a free port with a data folder of its own, and one Chromium for
 * all files, and tells the journeys where they are. Everything is gone at the end of the run. While a journey is being written,
 * JOURNEYS_PORT names a demo that runs already and DATA_DIR its folder; its clock is moved for good.
 */
import { type BrowserServer, chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { findBrowser } from './find-browser.ts'
import { startDemo } from './start-demo.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Port of the server under test; the storefronts are `http://<locale>.localhost:<port>`. */
    port: number
    /** Where the server keeps its database. */
    dataDir: string
    /** Where the one Chromium of the run listens. */
    browserEndpoint: string
  }
}

const browserLimitMs = 100_000

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const browser = await launchChromium()
  project.provide('browserEndpoint', browser.wsEndpoint())
  const running = Number(process.env.JOURNEYS_PORT ?? 0)
  if (running > 0) {
    project.provide('port', running)
    project.provide('dataDir', process.env.DATA_DIR ?? '.data')
    return () => browser.close()
  }
  try {
    // Into every language but Czech.
    const demo = await startDemo('journeys', { TRANSLATE_ENGINE: 'standin' })
    project.provide('port', demo.port)
    project.provide('dataDir', demo.dataDir)
    return async () => {
      await Promise.all([browser.close(), demo.end()])
    }
  } catch (error) {
    await browser.close()
    throw error
  }
}

/** Its start costs more than most files of journeys do, so there is one; contexts keep people apart. */
async function launchChromium(): Promise<BrowserServer> {
  const found = await findBrowser()
  if (found === undefined) throw new Error('There is no Chromium for the journeys.')
  Object.assign(process.env, found.environment)
  return chromium.launchServer({
    host: '127.0.0.1',
    executablePath: found.executablePath,
    args: [...argumentsOf(found.arguments)],
    timeout: browserLimitMs,
  })
}

/** A browser that was named by the caller may come with arguments of its own. */
function argumentsOf(found: readonly string[]): readonly string[] {
  const named = process.env.CHROMIUM_ARGUMENTS
  return named === undefined ? found : (JSON.parse(named) as string[]) // Written by our own runner.
}
