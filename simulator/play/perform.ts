import { computeState } from '../model/compute-state.ts'
import { chanceOf } from '../stage/chance.ts'
import { blockPerson, checkVatId, type Person } from '../stage/people.ts'
import type { Server, Stage } from '../stage/stage.ts'
import type { Auction, Intent, Sent } from './auction.ts'
import { releaseAuction } from './new-auction.ts'
import { releaseNextRound } from './next-round.ts'
import { type Prepared, prepare } from './prepare.ts'
import { quietly } from './quietly.ts'
import type { Step } from './step.ts'

/** Plays one step on the stage; answers what was sent and how it was answered. */
export async function perform(
  stage: Stage,
  auctions: Auction[],
  step: Step,
  seed: number,
): Promise<Sent[]> {
  const chance = chanceOf(seed * 1_000_003 + step.number)
  switch (step.kind) {
    case 'clock':
      if (step.to > stage.now) await stage.moveClock(step.to)
      return []
    case 'release': {
      const owner = stage.person(step.owner)
      auctions.push(
        await releaseAuction(stage, chance, { owner, wish: step.wish, others: auctions }),
      )
      return []
    }
    case 'next_round': {
      const last = auctions.find(({ name }) => name === step.of)
      const isThere = auctions.some(({ roundBefore }) => roundBefore === step.of)
      // In a shortened run what opened it may be left out.
      if (!last || isThere || !computeState(last.scenario, stage.now).hasNextRound) return []
      const next = await releaseNextRound(stage, chance, { last, step, others: auctions })
      if (next) auctions.push(next)
      return []
    }
    case 'commands':
      return performCommands(stage, auctions, step)
    case 'retry': {
      const again = auctions.flatMap(({ open }) => open.splice(0))
      const prepared: Prepared[] = []
      for (const intent of again) prepared.push(await prepare(stage, intent))
      const sent = prepared.map((each, place) => send(serverAt(stage, place), each))
      await stage.scheduler.runUntil(() => sent.every(isSettled))
      return sent
    }
    case 'notifications': {
      stage.scheduler.faultRate = { faultShare: step.faultShare }
      let isOver = false
      void serverAt(stage, 0)
        .market.sendDueNotifications()
        .catch(() => undefined)
        .finally(() => {
          isOver = true
        })
      await stage.scheduler.runUntil(() => isOver)
      stage.scheduler.faultRate = { faultShare: 0 }
      return []
    }
    case 'restart': {
      await stage.killServer(serverAt(stage, step.place))
      stage.startServer()
      return []
    }
    case 'outage':
      await performOutage(stage, auctions, step.ms)
      return []
    case 'documents':
      // A sale of this very instant was made before it.
      await stage.moveClock(stage.now + 1)
      await stage.writeDocuments()
      return []
    case 'vat_id': {
      // A sale of this very instant was made before it.
      await stage.moveClock(stage.now + 1)
      const found = { state: step.state, from: stage.now }
      await checkVatId(stage.database.pool, stage.person(step.person), found)
      return []
    }
    case 'block':
      await performBlock(stage, stage.person(step.person))
      return []
  }
}

async function performBlock(stage: Stage, person: Person): Promise<void> {
  if (person.standing === 'blocked') return
  await blockPerson(stage.database.pool, person)
  const merchantId = person.merchantId ?? 0
  const operatorId = stage.person('operator').customerId ?? 0
  const { market } = serverAt(stage, 0)
  await quietly(stage, () => market.endAgentsOf({ merchantId, operatorId }).catch(() => undefined))
}

/** Nobody takes bids, time passes, and the first server that is back finds out (rules 3). */
async function performOutage(stage: Stage, auctions: readonly Auction[], ms: number) {
  while (stage.servers[0]) await stage.killServer(stage.servers[0])
  const from = stage.now
  await stage.moveClock(from + ms)
  await stage.database.noteOutage({ from, until: stage.now })
  const server = stage.startServer()
  stage.startServer()
  const [any] = auctions
  if (any) await quietly(stage, () => server.market.runDueOf(any.auctionId))
  const command = { kind: 'outage', from, until: stage.now } as const
  for (const auction of auctions) {
    const { release, entries } = auction.scenario
    auction.scenario = {
      release,
      entries: [...entries, { at: stage.now, who: 'operator', command }],
    }
  }
}

async function performCommands(
  stage: Stage,
  auctions: readonly Auction[],
  step: Extract<Step, { kind: 'commands' }>,
): Promise<Sent[]> {
  const { scheduler } = stage
  const prepared: (Prepared & { readonly place: number })[] = []
  for (const { auction: name, person, command, key, place } of step.commands) {
    const auction = auctions.find((each) => each.name === name)
    // In a shortened run its release may be left out.
    if (!auction) continue
    const intent: Intent = { auction, person: stage.person(person), command, key }
    prepared.push({ ...(await prepare(stage, intent)), place })
  }
  const sent = prepared.map((each) => send(serverAt(stage, each.place), each))
  let isRinging = step.isClockRinging
  if (isRinging)
    void serverAt(stage, 1)
      .market.runDue()
      .catch(() => undefined)
      .finally(() => {
        isRinging = false
      })
  if (step.tickMs > 0) scheduler.enter(tick(stage, step.tickMs))
  scheduler.faultRate = { faultShare: step.faultShare }
  if (step.killAfter !== null) {
    const victim = serverAt(stage, 1)
    scheduler.interrupt = { after: step.killAfter, run: () => stage.killServer(victim) }
  }
  const isOver = () => sent.every(isSettled) && (!isRinging || stage.servers.length < 2)
  await scheduler.runUntil(isOver)
  scheduler.faultRate = { faultShare: 0 }
  scheduler.interrupt = null
  while (stage.servers.length < 2) stage.startServer()
  return sent
}

function tick(stage: Stage, ms: number) {
  return {
    lane: 'clock',
    text: `tick ${ms}`,
    go: () => stage.moveClock(stage.now + ms),
    isBlocked: async () => false,
  }
}

type Running = Sent & { readonly at: Server }

function send(server: Server, { intent, request }: Prepared): Running {
  const sent: Running = { intent, server: server.name, answer: { kind: 'none' }, at: server }
  server.market.execute(request).then(
    (outcome) => {
      if (!server.isGone) sent.answer = { kind: 'outcome', outcome }
    },
    (error: Error) => {
      if (!server.isGone) sent.answer = { kind: 'error', error }
    },
  )
  return sent
}

function isSettled(sent: Sent): boolean {
  return sent.answer.kind !== 'none' || ('at' in sent && (sent as Running).at.isGone)
}

function serverAt({ servers }: Stage, place: number): Server {
  const server = servers[place % servers.length]
  if (!server) throw new Error('no server runs')
  return server
}
