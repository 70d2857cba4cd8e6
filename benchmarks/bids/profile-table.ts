import { readFileSync } from 'node:fs'

/** Where the server's processor time of one bid goes, from a sampling profile. */

type ProfileNode = {
  readonly id: number
  readonly callFrame: { readonly functionName: string; readonly url: string }
  readonly children?: readonly number[]
}

type Profile = {
  readonly nodes: readonly ProfileNode[]
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
}

/** The innermost frame that fits names the part. */
const parts: readonly (readonly [string, RegExp])[] = [
  ['journal and hashes', /journal\/|sha256/],
  ['sealing of secrets', /secrets\/keys|auction-store/],
  [
    'view of the answer',
    /domain\/auction\/(views|actions|status-seen|field-table)|present-auction|contract\/wire/,
  ],
  ['decide and evolve', /domain\/|decide-batch/],
  ['load of the batch', /load-batch|list-market-people/],
  ['write of the batch', /write-batch|outbox/],
  ['database driver', /node_modules\/pg/],
  ['login', /access-token|identify|node_modules\/jose/],
  ['validation', /node_modules\/zod|validate\.ts/],
  ['limit of calls', /rate-limit|toad-cache/],
  ['cookies', /cookie/],
  ['log', /pino|sonic-boom|platform\/log/],
  ['live and catalog', /areas\/(live|catalog)|platform\/live|clock\.ts/],
  ['executor', /command-executor|run-batch/],
  [
    'Fastify and our calls',
    /fastify|find-my-way|avvio|platform\/http|auction-routes|execute-command/,
  ],
  ['HTTP of Node', /_http|internal:http|node:http|internal\/http/],
  [
    'sockets of Node',
    /node:net|node:internal\/stream|stream_base|node:internal\/streams|node:buffer/,
  ],
]

/** Nobody's work, or the profiler's own. */
const notWork = 'idle'

export function profileTable(file: string, bids: number): string {
  const profile = JSON.parse(readFileSync(file, 'utf8')) as Profile
  const byId = new Map(profile.nodes.map((node) => [node.id, node]))
  const parentOf = new Map<number, number>()
  for (const node of profile.nodes) {
    for (const child of node.children ?? []) parentOf.set(child, node.id)
  }
  const partOf = new Map(profile.nodes.map(({ id }) => [id, nameOf(id, { byId, parentOf })]))
  const spent = new Map<string, number>()
  for (const [index, id] of profile.samples.entries()) {
    const part = partOf.get(id) ?? 'other'
    spent.set(part, (spent.get(part) ?? 0) + (profile.timeDeltas[index] ?? 0))
  }
  spent.delete(notWork)
  const total = [...spent.values()].reduce((sum, value) => sum + value, 0)
  return [...spent]
    .sort((left, right) => right[1] - left[1])
    .concat([['all', total]])
    .map(([part, microseconds]) => {
      const perBid = (microseconds / bids).toFixed(1).padStart(7)
      return `${part.padEnd(24)} ${perBid} us  ${((microseconds / total) * 100).toFixed(1).padStart(5)}%`
    })
    .join('\n')
}

function nameOf(
  id: number,
  tree: {
    readonly byId: ReadonlyMap<number, ProfileNode>
    readonly parentOf: ReadonlyMap<number, number>
  },
): string {
  for (let at: number | undefined = id; at !== undefined; at = tree.parentOf.get(at)) {
    const frame = tree.byId.get(at)?.callFrame
    if (frame?.functionName === '(idle)' || frame?.url === 'node:inspector') return notWork
    if (frame?.functionName === '(garbage collector)') return 'garbage collector'
    if (frame?.functionName === '(program)') return 'system calls and native'
    const part = parts.find(([, pattern]) => pattern.test(frame?.url ?? ''))
    if (part) return part[0]
  }
  return 'other'
}
