/** What ends an auction by an operator's command (rules 2, 6 and 10). */

import { fail, leaveMarket } from './endings.ts'
import type { ModelState } from './model-state.ts'
import type { Command, Scenario } from './scenario.ts'
import { cancelSale } from './second-chance.ts'
import { needsTwo } from './verdicts/operator-permission.ts'

export type ClosingCommand = 'cancel_renegotiation' | 'take_out' | 'drop_request' | 'cancel_sale'

export function applyClosing(
  scenario: Scenario,
  state: ModelState,
  did: {
    readonly at: number
    readonly who: string
    readonly command: Extract<Command, { kind: ClosingCommand }>
  },
): void {
  const { at, who, command } = did
  switch (command.kind) {
    case 'cancel_renegotiation':
      // Neither side has declined: everything lapses, as when nobody had answered.
      state.bidDeleted = true
      fail(state, at)
      break
    case 'take_out':
      if (needsTwo(scenario, state, at) && state.request === null) {
        state.request = { who, reason: command.reason }
        break
      }
      state.request = null
      state.bidDeleted = true
      leaveMarket(state, 'inactive')
      break
    case 'drop_request':
      state.request = null
      break
    case 'cancel_sale':
      cancelSale(scenario.release, state, { isJustified: command.isJustified, at })
      break
  }
}
