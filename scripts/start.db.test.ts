import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TemporaryFolder, temporaryDataFolder } from '#database/testing/data-folder.ts'
import { freePort } from '#database/testing/free-port.ts'
import { killProcessesOf, processesOf, remainingProcesses } from '#database/testing/processes.ts'
import { answersHttp } from '#e2e/support/http-probe.ts'
import { waitForServer } from '#e2e/support/wait-for-server.ts'

/** `npm start` as its users type it: npm, the launcher, the server and the database below it. */

const projectFolder = path.resolve(import.meta.dirname, '..')
/** The first start of a clone builds the pages as well. */
const startMs = 240_000
const goneMs = 60_000

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

function pidOf(part: string): number {
  const found = processesOf(folder.path).find(({ command }) => command.includes(part))
  if (!found) throw new Error(`${part} does not run`)
  return found.pid
}

async function expectNothingLeft(): Promise<void> {
  expect(await remainingProcesses(folder.path, { patienceMs: goneMs })).toEqual([])
  expect(await answersHttp(port)).toBe(false)
}

test(
  'Ctrl-C in the terminal ends everything and npm reports success',
  async () => {
    const exit = once(npm, 'exit')
    process.kill(-Number(npm.pid), 'SIGINT')

    expect(await exit).toEqual([0, null])
    await expectNothingLeft()
  },
  startMs,
)

test(
  'a polite stop of npm alone ends everything',
  async () => {
    const exit = once(npm, 'exit')
    npm.kill('SIGTERM')

    expect(await exit).toEqual([0, null])
    await expectNothingLeft()
  },
  startMs,
)

test(
  'a second Ctrl-C right behind the first does not cut the orderly end short',
  async () => {
    const exit = once(npm, 'exit')
    process.kill(-Number(npm.pid), 'SIGINT')
    process.kill(-Number(npm.pid), 'SIGINT')

    expect(await exit).toEqual([0, null])
    await expectNothingLeft()
  },
  startMs,
)

test(
  'killing npm leaves nothing running',
  async () => {
    npm.kill('SIGKILL')
    await expectNothingLeft()
  },
  startMs,
)

test(
  'killing the launcher leaves nothing running',
  async () => {
    process.kill(pidOf('scripts/start.mjs'), 'SIGKILL')
    await expectNothingLeft()
  },
  startMs,
)

test(
  'killing the server leaves nothing running',
  async () => {
    process.kill(pidOf('server/main.ts'), 'SIGKILL')
    await expectNothingLeft()
  },
  startMs,
)

test(
  'killing everything at once leaves nothing running',
  async () => {
    expect(killProcessesOf(folder.path)).toBeGreaterThan(0)
    await expectNothingLeft()
  },
  startMs,
)

test(
  'killing the database alone is survived',
  async () => {
    const before = pidOf('bin/postgres')
    process.kill(before, 'SIGKILL')

    await expect.poll(() => pidOf('bin/postgres')).not.toBe(before)
    await isUp()
    npm.kill('SIGTERM')
    await expectNothingLeft()
  },
  startMs,
)
