import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { temporaryDataFolder } from '#database/testing/data-folder.ts'
import { freePort } from '#database/testing/free-port.ts'
import { remainingProcesses } from '#database/testing/processes.ts'
import { waitForServer } from './wait-for-server.ts'

/** CM24 as its users start it, on a port and with a data folder of its own. */
export type StartedDemo = {
  readonly port: number
  readonly dataDir: string
  /** Throws if it does not end in order, or anything of it goes on. */
  readonly end: () => Promise<void>
}

export type DemoSettings = Readonly<Record<string, string>>

const projectFolder = path.resolve(import.meta.dirname, '../..')
/** Pages and market are made first; a fast machine needs a tenth of it. */
const startLimitMs = 600_000
const endLimitMs = 60_000
/** Pictures of each size, computed beside the journeys, would take a tenth of the processors. */
const spared = { DEMO_PICTURE_SIZES: 'off' }

/**
 * @param settings Environment beside that of every demo.
 * @param ownPort Where somebody has to know it before; absent: a free one.
 */
export async function startDemo(
  purpose: string,
  settings: DemoSettings = {},
  ownPort?: number,
): Promise<StartedDemo> {
  const folder = temporaryDataFolder(purpose)
  const port = ownPort ?? (await freePort())
  const server = startServer({
    ...{ ...spared, ...settings },
    ...{ PORT: String(port), DATA_DIR: folder.path, DEMO: '1' },
  })
  const end = async () => {
    try {
      await endAsByCtrlC(server.child, folder.path)
    } finally {
      folder.remove()
    }
  }
  try {
    await waitForServer({ ...server, port, limitMs: startLimitMs })
  } catch (error) {
    // Why it did not start says more than how it ended.
    await end().catch(() => undefined)
    throw error
  }
  return { port, dataDir: folder.path, end }
}

type Server = { readonly child: ChildProcess; log(): string }

function startServer(environment: DemoSettings): Server {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: projectFolder,
    env: { ...process.env, ...environment },
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

/** The terminal tells each process of the group. */
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
