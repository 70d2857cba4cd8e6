/**
 * Starts CM24 the way its users do, on a free port with a data folder of its own, and tells the
 * journeys where it is. Everything is gone at the end of the run. While a journey is being written,
 * JOURNEYS_PORT names a demo that runs already and DATA_DIR its folder; its clock is moved for good.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { temporaryDataFolder } from '#database/testing/data-folder.ts'
import { freePort } from '#database/testing/free-port.ts'
import { findBrowser } from './find-browser.ts'
import { waitForServer } from './wait-for-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Port of the server under test; the storefronts are `http://<locale>.localhost:<port>`. */
    port: number
    /** Where the server keeps its database. */
    dataDir: string
    chromiumPath: string
    chromiumArguments: readonly string[]
  }
}

const projectFolder = path.resolve(import.meta.dirname, '../..')
/** Pages and market are made first; a fast machine needs a tenth of it. */
const startLimitMs = 600_000

export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const browser = await findBrowser()
  if (browser === undefined) throw new Error('There is no Chromium for the journeys.')
  Object.assign(process.env, browser.environment)
  project.provide('chromiumPath', browser.executablePath)
  project.provide('chromiumArguments', argumentsOf(browser.arguments))
  const running = Number(process.env.JOURNEYS_PORT ?? 0)
  if (running > 0) {
    project.provide('port', running)
    project.provide('dataDir', process.env.DATA_DIR ?? '.data')
    return async () => undefined
  }
  const folder = temporaryDataFolder('journeys')
  const port = await freePort()
  const server = startServer({ port, dataDir: folder.path })
  try {
    await waitForServer({ ...server, port, limitMs: startLimitMs })
  } catch (error) {
    await end(server.child)
    folder.remove()
    throw error
  }
  project.provide('port', port)
  project.provide('dataDir', folder.path)
  return async () => {
    await end(server.child)
    folder.remove()
  }
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
    env: { ...process.env, PORT: String(options.port), DATA_DIR: options.dataDir, DEMO: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
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

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
