import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { type TemporaryFolder, temporaryDataFolder } from '#database/testing/data-folder.ts'
import { euroSteps } from '#database/testing/euro-steps.ts'
import { listLostReferences } from '#database/testing/lost-references.ts'
import {
  addDealer,
  addRunningAuction,
  executorOn,
  moveClockTo,
  testKeys,
} from '#database/testing/market-of-test.ts'
import type { JournalEntry } from '#domain/auction/house/journal/journal.ts'
import { checkedChain } from '#domain/auction/house/journal/verify-chain.ts'
import { createPool, type DatabasePool } from '#server/platform/database/pool.ts'
import { onlyRow } from '#server/platform/database/queryable.ts'
import { startDatabase } from '#server/platform/embedded-postgres/start.ts'
import { type Crowd, startBidding } from '#server/testing/bidding-crowd.ts'
import { logInByDemo, send } from '#server/testing/dealer-client.ts'
import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts'
import { sha256 } from '../checks/sha256.ts'
import { type Chance, chanceOf } from '../stage/chance.ts'
import { replayAuction } from './replay.ts'

/**
 * Real processes in real time: two servers on one database, dealers who bid over HTTP without a
 * pause, and kill -9 for one server after the other. Nobody can say what should come out, so only
 * what must always hold is checked, and the recorded order is decided once more.
 */
export type ProcessesResult = {
  readonly kills: number
  readonly accepted: number
  readonly refused: number
  readonly repeated: number
  /** Of one dealer's agent, one try before each kill. */
  readonly limits: number
  readonly replayed: number
  readonly wrong: readonly string[]
}

const dealers = ['anna', 'ben', 'carla', 'dirk', 'eva', 'finn']
const startPriceEur = 10_000
const targetPriceEur = 9_000_000
export async function runProcesses(options: {
  readonly seed: number
  readonly kills: number
}): Promise<ProcessesResult> {
  const chance = chanceOf(options.seed)
  const folders = ['database', 'first', 'second'].map(temporaryDataFolder)
  const [databaseFolder, ...places] = folders as [TemporaryFolder, ...TemporaryFolder[]] // Three were made.
  const database = await startDatabase({ dataDir: databaseFolder.path, maxConnections: 120 })
  const { host, user, database: name } = database.connection
  const databaseUrl = `postgresql://${user}@/${name}?host=${encodeURIComponent(host)}`
  const ports: number[] = []
  /** A server that comes back keeps its port, so that its callers find it. */
  const start = async (place: number) => {
    const port = ports[place]
    const dataDir = places[place]?.path ?? ''
    const server = await startServerProcess({ dataDir, databaseUrl, ...(port && { port }) })
    ports[place] = Number(new URL(server.origin).port)
    return server
  }
  const servers = [await start(0), await start(1)]
  const pool = createPool(database.connection, { size: 6, isPipelined: true })
  try {
    const found = await playOut({ pool, servers, start, chance, kills: options.kills })
    return found
  } finally {
    await pool.end()
    for (const server of servers) await server.stop()
    await database.stop()
    for (const folder of folders) folder.remove()
  }
}

async function playOut(parts: {
  readonly pool: DatabasePool
  readonly servers: ServerProcess[]
  readonly start: (place: number) => Promise<ServerProcess>
  readonly chance: Chance
  readonly kills: number
}): Promise<ProcessesResult> {
  const { pool, servers, start, chance, kills } = parts
  for (const dealer of dealers) await addDealer(pool, dealer)
  const auctionId = await addRunningAuction(pool, executorOn(pool), {
    startPriceEur,
    targetPriceEur,
    settings: euroSteps,
  })
  const origins = servers.map(({ origin }) => origin)
  const tokens = await Promise.all(
    dealers.map((dealer, index) => logInByDemo(origins[index % 2] ?? '', `${dealer}@test.example`)),
  )
  const crowds = origins.map((origin, place) =>
    startBidding({
      origin,
      auctionId,
      tokens: tokens.filter((_, index) => index % 2 === place),
      startPriceEur,
    }),
  )
  let limits = 0
  for (let kill = 0; kill < kills; kill += 1) {
    await wait(chance.whole(300, 1500))
    const caller = { origin: origins[kill % 2] ?? '', token: tokens[0] ?? '' }
    if (await setLimit(caller, auctionId, chance)) limits += 1
    const victim = chance.whole(0, 1)
    const server = servers[victim]
    if (!server) continue
    const exit = once(server.child, 'exit')
    server.child.kill('SIGKILL')
    await exit
    await wait(chance.whole(0, 400))
    servers[victim] = await start(victim)
  }
  await wait(1000)
  await Promise.all(crowds.map((crowd) => crowd.stop()))
  await endAuction(pool, auctionId)
  const replay = await replayAuction(pool, auctionId, testKeys.auctionSecrets)
  const all = crowds.flatMap(({ accepted }) => accepted)
  return {
    kills,
    accepted: all.length,
    refused: crowds.flatMap(({ refused }) => refused).length,
    repeated: all.filter(({ attempts }) => attempts > 1).length,
    limits,
    replayed: replay.commands,
    wrong: [
      ...(replay.wrong === null ? [] : [replay.wrong]),
      ...(all.length === 0 ? ['no bid was accepted'] : []),
      ...(limits === 0 ? ['no limit was accepted'] : []),
      ...(await brokenInvariants(pool, auctionId, crowds)),
    ],
  }
}

async function setLimit(
  caller: { readonly origin: string; readonly token: string },
  auctionId: number,
  chance: Chance,
): Promise<boolean> {
  const { status } = await send(caller, {
    method: 'PUT',
    path: `/api/private/auction/${auctionId}/agent`,
    body: { limitEur: startPriceEur + chance.whole(500, 50_000) },
    idempotencyKey: `limit-${chance.hex(16)}`,
  })
  return status === 200
}

/** Both clocks ring for the same end. */
async function endAuction(pool: DatabasePool, auctionId: number): Promise<void> {
  const endsAt = async () => {
    return onlyRow(
      await pool.query<{ endsAt: Date; status: string }>(
        'select ends_at as "endsAt", status from auctions where auction_id = $1',
        [auctionId],
      ),
    )
  }
  await moveClockTo(pool, (await endsAt()).endsAt.getTime() + 1)
  for (let tries = 0; tries < 100; tries += 1) {
    const { status } = await endsAt()
    if (status !== 'running' && status !== 'hotbidding') return
    await wait(100)
  }
  throw new Error('the auction did not end')
}

async function brokenInvariants(
  pool: DatabasePool,
  auctionId: number,
  crowds: readonly Crowd[],
): Promise<string[]> {
  const wrong: string[] = []
  const { rows: events } = await pool.query<{
    version: number
    kind: string
    amountEur: number | null
    cause: string | null
  }>(
    `select version, kind, (event->>'amountEur')::int as "amountEur", event->>'cause' as cause
     from auction_events where auction_id = $1 order by version`,
    [auctionId],
  )
  if (events.some(({ version }, index) => version !== index + 1)) wrong.push('versions have a gap')
  const placed = events.flatMap(({ kind, amountEur, cause }) =>
    kind === 'bid_placed' ? [{ amountEur: amountEur ?? 0, cause }] : [],
  )
  if (placed.some(({ amountEur }, index) => amountEur < (placed[index - 1]?.amountEur ?? 0)))
    wrong.push('bids fall')
  const manual = placed.filter(({ cause }) => cause === 'manual').map(({ amountEur }) => amountEur)
  const accepted = crowds.flatMap((crowd) => crowd.accepted)
  for (const { amountEur } of accepted)
    if (manual.filter((amount) => amount === amountEur).length !== 1)
      wrong.push(`${amountEur} was answered with yes and stands not once in the log`)
  if (manual.length !== accepted.length)
    wrong.push(`${manual.length} bids in the log, ${accepted.length} were answered`)
  const { rows: entries } = await pool.query<JournalEntry>(
    `select sequence, previous_hash as "previousHash", hash, kind, payload,
       (extract(epoch from entered_at) * 1000)::bigint as at
     from auction_journal where auction_id = $1 order by sequence`,
    [auctionId],
  )
  const chain = checkedChain({ entries, receipts: accepted, sha256 })
  if (!chain.isIntact) wrong.push(`the chain is broken: ${JSON.stringify(chain)}`)
  wrong.push(...(await listLostReferences(pool)))
  const ends = events.filter(({ kind }) => kind === 'auction_ended').length
  if (ends !== 1) wrong.push(`the auction ended ${ends} times`)
  return wrong
}
