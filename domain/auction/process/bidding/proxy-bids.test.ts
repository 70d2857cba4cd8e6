import { describe, expect, test } from 'vitest'
import { bidStepEur, defaultBidSteps } from '../../core/bid-steps.ts'
import { agentRaises, type ContestAgent } from './proxy-bids.ts'

const stepEur = (current: number) => bidStepEur(defaultBidSteps, current)

function agent(merchantId: number, limitEur: number, place = merchantId): ContestAgent {
  return { merchantId, limitEur, place }
}

type Case = {
  readonly says: string
  readonly leader: number
  readonly current: number
  readonly agents: readonly ContestAgent[]
  readonly target?: number
  readonly isManual?: boolean
  readonly raises: readonly (readonly [number, number])[]
}

// Leader and bid before the agents answer; what they bid, as [merchant, amount] in order.
const cases: readonly Case[] = [
  {
    says: 'without agents nothing answers',
    leader: 1,
    current: 10_000,
    agents: [],
    raises: [],
  },
  {
    says: 'an agent never raises against itself',
    leader: 1,
    current: 10_000,
    agents: [agent(1, 15_000)],
    raises: [],
  },
  {
    says: 'an agent answers a bid by the smallest step',
    leader: 2,
    current: 10_000,
    agents: [agent(1, 15_000)],
    isManual: true,
    raises: [[1, 10_100]],
  },
  {
    says: 'where the step would pass its limit it bids the limit',
    leader: 2,
    current: 10_000,
    agents: [agent(1, 10_050)],
    isManual: true,
    raises: [[1, 10_050]],
  },
  {
    says: 'an agent that cannot reach a bid does not bid',
    leader: 2,
    current: 10_000,
    agents: [agent(1, 9_999)],
    isManual: true,
    raises: [],
  },
  {
    says: 'a manual bid equal to an older limit loses to it at that very amount',
    leader: 2,
    current: 10_000,
    agents: [agent(1, 10_000)],
    isManual: true,
    raises: [[1, 10_000]],
  },
  {
    says: 'a limit equal to a standing bid does not beat it later',
    leader: 2,
    current: 10_000,
    agents: [agent(1, 10_000)],
    raises: [],
  },
  {
    says: 'of two agents the higher leads at the lower limit + one step, the lower in full',
    leader: 1,
    current: 10_000,
    agents: [agent(1, 12_000), agent(2, 15_000)],
    raises: [
      [1, 12_000],
      [2, 12_100],
    ],
  },
  {
    says: 'the older leader with the higher limit answers a newcomer',
    leader: 1,
    current: 10_000,
    agents: [agent(1, 15_000), agent(2, 12_000)],
    raises: [
      [2, 12_000],
      [1, 12_100],
    ],
  },
  {
    says: 'the winner is capped at its own limit',
    leader: 1,
    current: 10_000,
    agents: [agent(1, 12_000), agent(2, 12_030)],
    raises: [
      [1, 12_000],
      [2, 12_030],
    ],
  },
  {
    says: 'of equal limits the one set first leads at that amount',
    leader: 1,
    current: 10_000,
    agents: [agent(1, 12_000, 1), agent(2, 12_000, 2)],
    raises: [
      [2, 12_000],
      [1, 12_000],
    ],
  },
  {
    says: 'of equal limits the place counts, not who leads',
    leader: 1,
    current: 10_000,
    agents: [agent(1, 12_000, 5), agent(2, 12_000, 2)],
    raises: [
      [1, 12_000],
      [2, 12_000],
    ],
  },
  {
    says: 'a leading limit at the target jumps there at once',
    leader: 1,
    current: 10_000,
    agents: [agent(1, 20_000)],
    target: 20_000,
    raises: [[1, 20_000]],
  },
  {
    says: 'a limit one euro below the target is used step by step only',
    leader: 1,
    current: 10_000,
    agents: [agent(1, 19_999)],
    target: 20_000,
    raises: [],
  },
  {
    says: 'a newcomer who jumps past the leader does not use up the leader’s limit',
    leader: 1,
    current: 10_000,
    agents: [agent(1, 15_000), agent(2, 25_000)],
    target: 20_000,
    raises: [[2, 20_000]],
  },
  {
    says: 'beyond the target agents go on by steps',
    leader: 1,
    current: 20_000,
    agents: [agent(1, 22_000), agent(2, 25_000)],
    target: 20_000,
    raises: [
      [1, 22_000],
      [2, 22_100],
    ],
  },
  {
    says: 'the step is taken by the amount it starts from',
    leader: 2,
    current: 4_950,
    agents: [agent(1, 9_000)],
    isManual: true,
    raises: [[1, 5_000]],
  },
]

describe('bidding agents (rules 5)', () => {
  test.each(cases)('$says (rules 5)', (row) => {
    const raises = agentRaises({
      leaderMerchantId: row.leader,
      currentEur: row.current,
      agents: row.agents,
      jumpToEur: row.target ?? null,
      stepEur,
      isLeaderBidNew: row.isManual ?? false,
    })
    expect(raises.map((raise) => [raise.merchantId, raise.amountEur])).toEqual(row.raises)
  })
})
