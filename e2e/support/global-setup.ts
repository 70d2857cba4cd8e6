/**
 * Starts CM24 the way its users do, on a free port with a data folder of its own, and one Chromium for
 * all files, and tells the journeys where they are. Everything is gone at the end of the run. While a journey is being written,
 * JOURNEYS_PORT names a demo that runs already and DATA_DIR its folder; its clock is moved for good.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { type BrowserServer, chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { temporaryDataFolder } from '#database/testing/data-folder.ts'
import { freePort } from '#database/testing/free-port.ts'
import { remainingProcesses } from '#database/testing/processes.ts'
import { findBrowser } from './find-browser.ts'
import { waitForServer } from './wait-for-server.ts'

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

const projectFolder = path.resolve(import.meta.dirname, '../..')
/** Pages and market are made first; a fast machine needs a tenth of it. */
const startLimitMs = 600_000
const browserLimitMs = 100_000
const endLimitMs = 60_000

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const browser = await launchChromium()
  project.provide('browserEndpoint', browser.wsEndpoint())
  const running = Number(process.env.JOURNEYS_PORT ?? 0)
  if (running > 0) {
    project.provide('port', running)
    project.provide('dataDir', process.env.DATA_DIR ?? '.data')
    return () => browser.close()
  }
  const folder = temporaryDataFolder('journeys')
  const port = await freePort()
  const server = startServer({ port, dataDir: folder.path })
  const endAll = async () => {
    try {
      await Promise.all([browser.close(), endAsByCtrlC(server.child, folder.path)])
    } finally {
      folder.remove()
    }
  }
  try {
    await waitForServer({ ...server, port, limitMs: startLimitMs })
  } catch (error) {
    // Why it did not start says more than how it ended.
    await endAll().catch(() => undefined)
    throw error
  }
  project.provide('port', port)
  project.provide('dataDir', folder.path)
  return endAll
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

type Server = { readonly child: ChildProcess; log(): string }

function startServer(options: { port: number; dataDir: string }): Server {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: projectFolder,
    env: {
      ...process.env,
      PORT: String(options.port),
      DATA_DIR: options.dataDir,
      DEMO: '1',
      // Into every language but Czech.
      TRANSLATE_ENGINE: 'standin',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, as a terminal gives one to each command.
    detached: true,
  })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      lines.push(chunk.toString())
      lines.splice(0, lines.length - 200)
    })
  }
  return { child, log: () => lines.join('') }
}

/**
 * The terminal tells each process of the group. The run fails, although no test does, if the server does
 * not end in order or anything of it goes on.
 */
async function endAsByCtrlC(child: ChildProcess, dataDir: string): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const exit = once(child, 'exit')
    process.kill(-Number(child.pid), 'SIGINT')
    await exit
  }
  const left = await remainingProcesses(dataDir, { patienceMs: endLimitMs })
  if (child.exitCode === 0 && left.length === 0) return
  throw new Error(`The server ended with ${child.exitCode}; of it goes on: ${left.join(', ')}`)
}
