/**
 * What an operator may do to an auction: rules 1 says that they may, rules 2, 5, 8 and 10 say when. The
 * page names no code for a refusal.
 */

import type { Asker } from '../answer.ts'
import { figures } from '../figures.ts'
import { bidAgain } from '../incidents.ts'
import { lightOf } from '../light.ts'
import type { ModelState } from '../model-state.ts'
import type { Command, Scenario, Status } from '../scenario.ts'

export type OperatorCommand = Extract<
  Command,
  {
    kind:
      | ('void' | 'defect' | 'agent_ended')
      | ('cancel_sale' | 'cancel_renegotiation' | 'take_out' | 'drop_request')
  }
>

export function mayOperate(
  scenario: Scenario,
  state: ModelState,
  asker: Asker,
  asked: { readonly command: OperatorCommand; readonly now: number },
): boolean {
  const { command, now } = asked
  const { status } = state
  if (asker.role !== 'operator' || state.hasNextRound) return false
  switch (command.kind) {
    case 'void':
      return takesBids(status) && mayVoid(scenario, state, command, now)
    case 'defect':
      return takesBids(status)
    case 'agent_ended':
      return true
    case 'cancel_sale':
      return status === 'sold'
    case 'cancel_renegotiation':
      return status === 'renegotiation'
    case 'take_out': {
      const { request } = state
      const isFirst = !needsTwo(scenario, state, now) || request === null
      const isSecond = request?.who !== asker.who && request?.reason === command.reason
      return !finished.includes(status) && (isFirst || isSecond)
    }
    case 'drop_request':
      // The page is silent; the process table has it, wherever two are needed.
      return state.request !== null && (takesBids(status) || status === reserved)
  }
}

const reserved: Status = 'anr_offer_above_targetprice'
const finished: readonly Status[] = ['sold', 'failed_na', 'inactive']

function takesBids(status: Status): boolean {
  return status === 'running' || status === 'hotbidding'
}

/** Once the target is reached or in the last 60 min. */
export function needsTwo({ release }: Scenario, state: ModelState, now: number): boolean {
  const { bidding, bidDeleted, status, endsAt } = state
  const priceEur = bidDeleted ? null : bidding.priceEur
  const isReached = status === reserved || lightOf(release, priceEur) === 'green'
  return isReached || (takesBids(status) && now >= endsAt - figures.twoOperatorsInLastMs)
}

/** Until 15 min before the end, or at once when the description was materially wrong. */
function mayVoid(
  scenario: Scenario,
  state: ModelState,
  command: Extract<Command, { kind: 'void' }>,
  now: number,
): boolean {
  const isInTime = now < state.endsAt - figures.voidLeastLeftMs || command.isDescriptionWrong
  const entry = scenario.entries[command.fromEntry]
  const isHis = entry?.who === command.whose && entry.command.kind === 'bid'
  const { counted } = bidAgain(scenario, state, scenario.entries.length)
  return isInTime && isHis && counted.has(command.fromEntry)
}
