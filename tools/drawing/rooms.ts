import { listImports } from '../import-graph.ts'
import { isCode, isTest, type Project } from '../project.ts'

/** A file, or a folder with all that is below it, as one box of a drawing. */
export type Room = {
  readonly name: string
  readonly lines: number
  /** The rooms whose files it imports. */
  readonly uses: ReadonlySet<string>
}

export type Arrow = { readonly from: string; readonly to: string }

export type Plan = {
  /** From the ground up: a room stands above all that it imports. */
  readonly floors: readonly (readonly Room[])[]
  readonly arrows: readonly Arrow[]
  /** Imports from a lower room to a higher one; each closes a ring of rooms. */
  readonly upward: readonly Arrow[]
}

/** What is drawn of a project: its code without tests, and the imports inside of it. Read once. */
export type House = {
  readonly files: readonly { readonly path: string; readonly lines: number }[]
  readonly imports: readonly { readonly from: string; readonly to: string }[]
}

export function houseOf(project: Project): House {
  const files = project.files.filter((file) => isCode(file) && !isTest(file))
  const known = new Set(files.map(({ path }) => path))
  return {
    files: files.map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 })),
    imports: listImports(project).flatMap(({ from, target }) =>
      known.has(from) && target !== undefined && known.has(target) ? [{ from, to: target }] : [],
    ),
  }
}

/** The rooms of one folder, '' for the whole project, and how they import each other. */
export function planOf(house: House, folder: string): Plan {
  const rooms = roomsOf(house, folder)
  const order = orderOf(rooms)
  const place = new Map(order.map((name, index) => [name, index]))
  const arrows = [...rooms.values()].flatMap(({ name, uses }) =>
    [...uses].map((to): Arrow => ({ from: name, to })),
  )
  const isUpward = ({ from, to }: Arrow) => (place.get(from) ?? 0) < (place.get(to) ?? 0)
  const upward = arrows.filter(isUpward)
  return { floors: floorsOf(rooms, order, place), arrows, upward }
}

function roomsOf({ files, imports }: House, folder: string): Map<string, Room> {
  const prefix = folder === '' ? '' : `${folder}/`
  const roomOf = (path: string): string | undefined =>
    path.startsWith(prefix) ? path.slice(prefix.length).split('/')[0] : undefined
  const uses = new Map<string, Set<string>>()
  const lines = new Map<string, number>()
  for (const { path, lines: count } of files) {
    const room = roomOf(path)
    // A settings file of the root is read by its tool alone.
    if (room === undefined || room === path) continue
    uses.set(room, uses.get(room) ?? new Set())
    lines.set(room, (lines.get(room) ?? 0) + count)
  }
  for (const { from, to } of imports) {
    const [own, other] = [roomOf(from), roomOf(to)]
    if (own !== undefined && other !== undefined && own !== other) uses.get(own)?.add(other)
  }
  return new Map(
    [...uses].map(([name, used]) => [name, { name, lines: lines.get(name) ?? 0, uses: used }]),
  )
}

/**
 * The rooms from the ground up. Where rooms import each other in a ring, the one that imports the
 * fewest of those left comes next, so that few arrows run upward.
 */
function orderOf(rooms: ReadonlyMap<string, Room>): string[] {
  const left = new Set([...rooms.keys()].sort())
  const order: string[] = []
  while (left.size > 0) {
    const openUses = (name: string) =>
      [...(rooms.get(name)?.uses ?? [])].filter((used) => left.has(used)).length
    const users = (name: string) =>
      [...left].filter((other) => rooms.get(other)?.uses.has(name)).length
    const next = [...left].reduce((best, name) => {
      const difference = openUses(name) - openUses(best)
      return difference < 0 || (difference === 0 && users(name) > users(best)) ? name : best
    })
    order.push(next)
    left.delete(next)
  }
  return order
}

function floorsOf(
  rooms: ReadonlyMap<string, Room>,
  order: readonly string[],
  place: ReadonlyMap<string, number>,
): Room[][] {
  const floorOf = new Map<string, number>()
  const floors: Room[][] = []
  for (const name of order) {
    const room = rooms.get(name)
    if (room === undefined) continue
    const below = [...room.uses].filter((used) => (place.get(used) ?? 0) < (place.get(name) ?? 0))
    const floor = Math.max(0, ...below.map((used) => (floorOf.get(used) ?? 0) + 1))
    floorOf.set(name, floor)
    floors[floor] = [...(floors[floor] ?? []), room]
  }
  return floors
}
