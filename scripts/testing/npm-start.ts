import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { type TemporaryFolder, temporaryDataFolder } from '#database/testing/data-folder.ts'
import { freePort } from '#database/testing/free-port.ts'
import { killProcessesOf, processesOf, remainingProcesses } from '#database/testing/processes.ts'
import { answersHttp } from '#e2e/support/http-probe.ts'
import { waitForServer } from '#e2e/support/wait-for-server.ts'

/** `npm start` as its users type it, before each test: npm, the launcher, the server and the database below it. */

const projectFolder = path.resolve(import.meta.dirname, '../..')
/** The first start of a clone builds the pages as well. */
export const startMs = 240_000
const goneMs = 60_000

export type NpmStart = {
  /** Of the test that runs. */
  readonly npm: () => ChildProcess
  readonly isUp: () => Promise<void>
  readonly pidOf: (part: string) => number
  readonly killAll: () => number
  readonly expectNothingLeft: () => Promise<void>
}

/** Whoever does not listen closes its output behind npm's own first words. */
export function npmStart({ isListening = true } = {}): NpmStart {
  let folder: TemporaryFolder
  let port: number
  let npm: ChildProcess
  let output: string

  beforeAll(async () => {
    folder = temporaryDataFolder('npm-start')
    port = await freePort()
  })

  afterAll(async () => {
    await folder.endAndRemove()
  })

  beforeEach(async () => {
    output = ''
    npm = spawn('npm', ['start'], {
      cwd: projectFolder,
      env: { ...process.env, PORT: String(port), DATA_DIR: folder.path, NODE_ENV: '' },
      // A process group of its own, as a terminal gives one to each command.
      detached: true,
    })
    for (const stream of [npm.stdout, npm.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        if (!isListening) for (const each of [npm.stdout, npm.stderr]) each?.destroy()
      })
    }
    await isUp()
  }, startMs)

  /** What a test that failed has left running would keep the next one from starting. */
  afterEach(async () => {
    killProcessesOf(folder.path)
    await remainingProcesses(folder.path, { patienceMs: goneMs })
  })

  function isUp(): Promise<void> {
    return waitForServer({ child: npm, port, limitMs: startMs, log: () => output })
  }

  return {
    npm: () => npm,
    isUp,
    pidOf: (part) => {
      const found = processesOf(folder.path).find(({ command }) => command.includes(part))
      if (!found) throw new Error(`${part} does not run`)
      return found.pid
    },
    killAll: () => killProcessesOf(folder.path),
    expectNothingLeft: async () => {
      expect(await remainingProcesses(folder.path, { patienceMs: goneMs })).toEqual([])
      expect(await answersHttp(port)).toBe(false)
    },
  }
}
