import { hourMs } from '../../../calendar/instant.ts'
import type { CommandOf } from '../../core/commands.ts'
import { accept, type Decision, refuse, refuseAs } from '../../core/decision.ts'
import type { CommonFacts } from '../../core/facts.ts'
import type { AuctionState } from '../../core/state.ts'
import {
  mayAcceptSecondChance,
  mayDeclineSecondChance,
  mayOfferSecondChance,
} from './second-chance-rules.ts'

/** The owner has 24 h to choose the second bidder, who then has 24 h to buy (rules 10). */
export function decideSecondChance(
  state: AuctionState,
  command: CommandOf<
    'second_chance_offer' | 'second_chance_accept' | 'second_chance_decline' | 'lapse_second_chance'
  >,
  facts: CommonFacts,
): Decision {
  const { actor, at } = command
  const { secondChance } = state
  if (!secondChance) return refuse('ACTION_NOT_POSSIBLE_NOW')
  switch (command.type) {
    case 'second_chance_offer': {
      const may = mayOfferSecondChance(state, at)
      if (!may.isAllowed) return refuseAs(may.refusal)
      const turnEndsAt = at + state.settings.secondChance.answerHours * hourMs
      return accept({ type: 'second_chance_offered', at, turnEndsAt })
    }
    case 'second_chance_accept': {
      const may = mayAcceptSecondChance(state, { actor, bidder: facts.bidder, at })
      if (!may.isAllowed) return refuseAs(may.refusal)
      const { merchantId, amountEur: hammerPriceEur } = secondChance
      return accept({
        type: 'auction_sold',
        at,
        merchantId,
        hammerPriceEur,
        cause: 'second_chance',
      })
    }
    case 'second_chance_decline': {
      const may = mayDeclineSecondChance(state, actor, at)
      if (!may.isAllowed) return refuseAs(may.refusal)
      return accept({ type: 'second_chance_closed', at, cause: 'declined' })
    }
    case 'lapse_second_chance': {
      const { turn, turnEndsAt } = secondChance
      if (at < turnEndsAt) return refuse('ACTION_NOT_POSSIBLE_NOW', { dueAt: turnEndsAt })
      const cause = turn === 'owner' ? 'owner_silent' : 'lapsed'
      return accept({ type: 'second_chance_closed', at, cause })
    }
  }
}
