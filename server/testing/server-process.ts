import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '#database/testing/free-port.ts'
import { testSecret } from '#database/testing/market-of-test.ts'
import { waitForServer } from '#e2e/support/wait-for-server.ts'

/** A real server process on a real port, for what only two processes or a kill can prove. */

export type ServerProcess = {
  readonly origin: string
  readonly child: ChildProcess
  /** Everything it has written so far. */
  readonly output: () => string
  readonly stop: () => Promise<void>
}

export type ServerPlace = {
  readonly dataDir: string
  /** Without it the process starts the database of its data folder. */
  readonly databaseUrl?: string
  readonly port?: number
}

const startLimitMs = 40_000

export async function startServerProcess(place: ServerPlace): Promise<ServerProcess> {
  const port = place.port ?? (await freePort())
  const child = spawn(process.execPath, [join(import.meta.dirname, 'run-server.ts')], {
    env: environmentOf(place, port),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  await waitForServer({ child, port, limitMs: startLimitMs, log: () => output })
  return {
    origin: `http://127.0.0.1:${port}`,
    child,
    output: () => output,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      await exit
    },
  }
}

function environmentOf(place: ServerPlace, port: number): NodeJS.ProcessEnv {
  const { DATABASE_URL: _callers, ...environment } = process.env
  return {
    ...environment,
    ...(place.databaseUrl !== undefined && { DATABASE_URL: place.databaseUrl }),
    DEMO: '1',
    APPROVAL_HOLD_SECONDS: '0',
    PORT: String(port),
    DATA_DIR: place.dataDir,
    APP_SECRET: testSecret,
    CALLS_PER_MINUTE: '1000000',
    STREAMS_PER_ADDRESS: '100000',
    UPLOAD_MEGABYTES_PER_HOUR: '1000000',
    LOG_LEVEL: 'warn',
  }
}
