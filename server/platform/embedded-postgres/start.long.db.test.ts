import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TemporaryFolder, temporaryDataFolder } from '#database/testing/data-folder.ts'
import { remainingProcesses } from '#database/testing/processes.ts'
import type { EmbeddedConnection } from './start.ts'

type Answer = { readonly connection: EmbeddedConnection } | { readonly error: string }
type Owner = { readonly child: ChildProcess; readonly answer: Answer }

const program = path.join(import.meta.dirname, 'testing/run-database.ts')
const patienceMs = 60_000

let folder: TemporaryFolder
let owners: ChildProcess[]

beforeEach(() => {
  folder = temporaryDataFolder('start')
  owners = []
})

afterEach(async () => {
  for (const owner of owners) owner.kill('SIGTERM')
  expect(await remainingProcesses(folder.path, { patienceMs })).toEqual([])
  folder.remove()
})

async function own(dataDir = folder.path): Promise<Owner> {
  const child = fork(program, [dataDir], { silent: true })
  owners.push(child)
  const [answer] = (await once(child, 'message')) as [Answer] // Our own program sends nothing else.
  return { child, answer }
}

function connectionOf({ answer }: Owner): EmbeddedConnection {
  if ('error' in answer) throw new Error(answer.error)
  return answer.connection
}

async function query(owner: Owner, sql: string): Promise<unknown[]> {
  const client = new pg.Client(connectionOf(owner))
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

function postmasterPid(): number {
  return Number(
    readFileSync(path.join(folder.path, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0],
  )
}

async function killed(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

/** Whoever stands still cannot bring their database back before their own end comes. */
async function killedTogether({ child }: Owner): Promise<void> {
  child.kill('SIGSTOP')
  process.kill(postmasterPid(), 'SIGKILL')
  await killed(child)
}

test('keeps what was written over an orderly stop', async () => {
  const first = await own()
  await query(first, 'create table kept as select 1 as id')
  first.child.kill('SIGTERM')
  expect(await once(first.child, 'exit')).toEqual([0, null])

  expect(await query(await own(), 'select * from kept')).toEqual([{ id: 1 }])
})

test('leaves no database behind when its process is killed, and the next start has all data', async () => {
  const first = await own()
  await query(first, 'create table kept as select 1 as id')
  await killed(first.child)

  expect(await remainingProcesses(folder.path, { patienceMs })).toEqual([])
  expect(await query(await own(), 'select * from kept')).toEqual([{ id: 1 }])
})

test('a start right after the kill waits for the old database instead of using it', async () => {
  const first = await own()
  const before = postmasterPid()
  first.child.kill('SIGKILL')
  const second = await own()

  expect(await query(second, 'select 1 as alive')).toEqual([{ alive: 1 }])
  expect(postmasterPid()).not.toBe(before)
})

test('brings the database back when it alone is killed', async () => {
  const owner = await own()
  await query(owner, 'create table kept as select 1 as id')
  const before = postmasterPid()
  process.kill(before, 'SIGKILL')

  await expect.poll(() => postmasterPid()).not.toBe(before)
  await expect.poll(() => query(owner, 'select * from kept').catch(() => [])).toEqual([{ id: 1 }])
})

test('starts again after database and process were killed together', async () => {
  const first = await own()
  await query(first, 'create table kept as select 1 as id')
  await killedTogether(first)

  expect(await query(await own(), 'select * from kept')).toEqual([{ id: 1 }])
})

test('is not stopped by an old process number that now belongs to somebody else', async () => {
  const first = await own()
  await killedTogether(first)
  await remainingProcesses(folder.path, { patienceMs })
  const file = path.join(folder.path, 'postgres/data/postmaster.pid')
  const { uid, gid } = statSync(path.join(folder.path, 'postgres/data'))
  const somebodyElse = spawn('sleep', ['60'], { uid, gid })
  const [, ...rest] = readFileSync(file, 'utf8').split('\n')
  writeFileSync(file, [somebodyElse.pid, ...rest].join('\n'))

  expect(await query(await own(), 'select 1 as alive')).toEqual([{ alive: 1 }])
  somebodyElse.kill()
})

test('lets one of two starts in one folder win and tells the other why', async () => {
  const answers = (await Promise.all([own(), own()])).map(({ answer }) => answer)

  const errors = answers.flatMap((answer) => ('error' in answer ? [answer.error] : []))
  expect(errors).toHaveLength(1)
  expect(errors[0]).toContain(`already runs with the data folder ${folder.path}`)
})

test('knows the folder again by another path', async () => {
  const link = path.join(folder.path, 'link')
  mkdirSync(path.join(folder.path, 'real'))
  symlinkSync(path.join(folder.path, 'real'), link)
  await own(path.join(folder.path, 'real'))

  expect((await own(link)).answer).toHaveProperty('error')
})

test('never takes a half-made cluster for a whole one', async () => {
  const unfinished = path.join(folder.path, 'postgres/init-4711')
  await killed((await own()).child)
  await remainingProcesses(folder.path, { patienceMs })
  mkdirSync(unfinished)

  await own()
  expect(existsSync(unfinished)).toBe(false)
})

test('works in a folder whose name is too long for a socket and holds commas and spaces', async () => {
  const dataDir = path.join(folder.path, `a, b ${'c'.repeat(120)}`)

  expect(await query(await own(dataDir), 'select 1 as alive')).toEqual([{ alive: 1 }])
})
