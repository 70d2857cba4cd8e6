import { median, tableLine } from '../support/figures.ts'

/** One round of limit and bids; processor time is per answered bid. */
export type Round = {
  readonly limitAtOne: number
  readonly limit: number
  readonly bids: number
  readonly p50: number
  readonly p99: number
  readonly refused: number
  readonly serverMicroseconds: number
  readonly databaseMicroseconds: number
  /** Share of the machine's time that its hypervisor gave away while the bids ran. */
  readonly stolen: number
}

const headings = [
  'auctions',
  'conns',
  'limit@1/s',
  'limit/s',
  'bids/s',
  'x limit@1',
  'x limit',
  'p50 ms',
  'p99 ms',
  'refused',
  'server us',
  'db us',
  'stolen',
]
const widths = [8, 5, 9, 8, 8, 9, 8, 7, 7, 8, 9, 6, 7]

export function roundLine(name: string, connections: number, rounds: readonly Round[]): string {
  return tableLine([name, String(connections), ...shown(rounds)], widths)
}

function shown(rounds: readonly Round[]): string[] {
  const middle = (figure: (round: Round) => number) => median(rounds.map(figure))
  return [
    middle((round) => round.limitAtOne).toFixed(0),
    middle((round) => round.limit).toFixed(0),
    middle((round) => round.bids).toFixed(0),
    middle((round) => round.bids / round.limitAtOne).toFixed(2),
    middle((round) => round.bids / round.limit).toFixed(2),
    middle((round) => round.p50).toFixed(1),
    middle((round) => round.p99).toFixed(1),
    `${(middle((round) => round.refused) * 100).toFixed(1)}%`,
    middle((round) => round.serverMicroseconds).toFixed(0),
    middle((round) => round.databaseMicroseconds).toFixed(0),
    `${(middle((round) => round.stolen) * 100).toFixed(0)}%`,
  ]
}

export const roundHeadings = tableLine(headings, widths)
