import { z } from 'zod'
import { askOutside, type OutsideAnswer } from '../../platform/outgoing/ask-outside.ts'
import type { PlateAnswer, PlateRegistry } from './port.ts'

/**
 * The Dutch register by its open data: one table of vehicles, and tables of fuels and axles that are linked
 * to it by plate. An unknown plate is an empty list with status 200.
 */
export type RdwSettings = {
  readonly baseUrl: string
  /** Gives us a quota of our own; without it we share one with everybody. */
  readonly appToken: string | null
  readonly timeoutMs: number
}

const vehicles = 'm9d7-ebf2'
const fuels = '8ys7-d773'
const axles = '3huj-srit'
const tables = [vehicles, fuels, axles] as const

const maxBytes = 512 * 1024

// Links between the tables are objects in newer answers; only texts are of use.
const rows = z
  .array(z.record(z.string(), z.unknown()))
  .transform((list) =>
    list.map((row) =>
      Object.fromEntries(
        Object.entries(row).flatMap(([key, value]) =>
          typeof value === 'string' ? [[key, value] as const] : [],
        ),
      ),
    ),
  )

export function createRdwClient(settings: RdwSettings): PlateRegistry {
  return {
    find: async (plate, onProgress) => {
      let done = 0
      const asked = tables.map(async (table) => {
        const answer = await ask(settings, table, plate)
        done += 1
        onProgress(done, tables.length)
        return answer
      })
      const [main, ...linked] = await Promise.all(asked)
      if (!main) throw new Error('The list of tables is empty')
      if (main.kind !== 'rows') return main
      const [vehicle] = main.rows
      if (!vehicle) return { kind: 'not_found' }
      // The register may answer more than was asked for where it ignores a parameter.
      if (vehicle.kenteken !== plate) return { kind: 'unreadable', cause: 'another plate' }
      const [fuelRows = [], axleRows = []] = linked.map((each) =>
        each.kind === 'rows' ? each.rows.filter(({ kenteken }) => kenteken === plate) : [],
      )
      return { kind: 'found', record: { vehicle, fuels: fuelRows, axles: axleRows } }
    },
  }
}

type TableAnswer =
  | { readonly kind: 'rows'; readonly rows: z.output<typeof rows> }
  | Exclude<PlateAnswer, { kind: 'found' | 'not_found' }>

async function ask(settings: RdwSettings, table: string, plate: string): Promise<TableAnswer> {
  const url = new URL(`${settings.baseUrl}/resource/${table}.json`)
  url.searchParams.set('kenteken', plate)
  const { appToken, timeoutMs } = settings
  const headers = {
    accept: 'application/json',
    ...(appToken !== null && { 'x-app-token': appToken }),
  }
  return readAnswer(await askOutside(url, { headers, timeoutMs, maxBytes }))
}

function readAnswer(answer: OutsideAnswer): TableAnswer {
  if (answer.kind === 'busy') return answer
  if (answer.kind === 'failed') return { kind: 'unavailable', cause: answer.cause }
  if (answer.status !== 200) return { kind: 'unavailable', cause: `status ${answer.status}` }
  try {
    return { kind: 'rows', rows: rows.parse(JSON.parse(answer.text)) }
  } catch {
    return { kind: 'unreadable', cause: 'not a list of rows' }
  }
}
