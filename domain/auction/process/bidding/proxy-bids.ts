/**
 * Lets bidding agents settle among each other after one command (rules 5). Every raise that comes
 * out takes the lead when it is made; the last one holds it. Two facts keep this short: after each
 * command only the leader's agent can have anything left above the current bid, and each command
 * changes one bidder's bid or limit alone. The loop holds without them too, only longer.
 */

export type ContestAgent = {
  readonly merchantId: number
  readonly limitEur: number
  /** Among equal limits the smaller place leads: who set or last raised theirs first. */
  readonly place: number
}

export type Contest = {
  /** The bid that stands, by hand or by an agent. */
  readonly leaderMerchantId: number
  readonly currentEur: number
  readonly agents: readonly ContestAgent[]
  /** The secret target, where leading limits jump to it; null in an offer collection. */
  readonly jumpToEur: number | null
  readonly stepEur: (currentEur: number) => number
  /**
   * The leader's bid was made by hand just now: an older limit of its very amount beats it. Without
   * this the leader keeps an equal amount.
   */
  readonly isLeaderBidNew: boolean
}

export type Raise = {
  readonly merchantId: number
  readonly amountEur: number
  readonly isJump: boolean
}

export function agentRaises(contest: Contest): readonly Raise[] {
  const raises: Raise[] = []
  let leader = contest.leaderMerchantId
  let current = contest.currentEur
  let isOpenToTie = contest.isLeaderBidNew
  const raise = (made: Raise): void => {
    raises.push(made)
    leader = made.merchantId
    current = made.amountEur
    isOpenToTie = false
  }
  // Each turn exhausts at least one agent, so there are no more turns than agents.
  for (let turn = 0; turn <= contest.agents.length; turn += 1) {
    const rival = strongestRival(contest.agents, { leader, current, isOpenToTie })
    if (rival === null) break
    const own = agentOf(contest.agents, leader)
    const opening = openingBid(contest, rival, current)
    if (own === null || own.limitEur < opening.amountEur || own.limitEur <= current) raise(opening)
    else for (const made of duel(contest, own, rival)) raise(made)
  }
  const jump = jumpOfLeader(contest, leader, current)
  if (jump !== null) raise(jump)
  return raises
}

/** The agent most able to beat the leader; null when none can reach the bid. */
function strongestRival(
  agents: readonly ContestAgent[],
  bid: { readonly leader: number; readonly current: number; readonly isOpenToTie: boolean },
): ContestAgent | null {
  let best: ContestAgent | null = null
  for (const agent of agents) {
    if (agent.merchantId === bid.leader) continue
    const reaches =
      agent.limitEur > bid.current || (bid.isOpenToTie && agent.limitEur === bid.current)
    if (reaches && (best === null || isStronger(agent, best))) best = agent
  }
  return best
}

function isStronger(agent: ContestAgent, other: ContestAgent): boolean {
  if (agent.limitEur !== other.limitEur) return agent.limitEur > other.limitEur
  return agent.place < other.place
}

function agentOf(agents: readonly ContestAgent[], merchantId: number): ContestAgent | null {
  return agents.find((agent) => agent.merchantId === merchantId) ?? null
}

/** The smallest step, or the limit where the step would pass it, or the jump to the target. */
function openingBid(contest: Contest, agent: ContestAgent, current: number): Raise {
  const smallest = Math.min(current + contest.stepEur(current), agent.limitEur)
  return withJump(contest, agent, smallest)
}

function withJump(contest: Contest, agent: ContestAgent, amountEur: number): Raise {
  const target = contest.jumpToEur
  const isJump = target !== null && agent.limitEur >= target && amountEur < target
  return {
    merchantId: agent.merchantId,
    amountEur: isJump ? target : amountEur,
    isJump,
  }
}

/**
 * Of two agents that reach each other the higher leads at the lower limit + one step, capped at its
 * own; the lower has then bid its limit in full. Of equal limits the older leads at that amount.
 */
function duel(contest: Contest, first: ContestAgent, second: ContestAgent): readonly Raise[] {
  const [stronger, weaker] = isStronger(first, second) ? [first, second] : [second, first]
  return [
    { merchantId: weaker.merchantId, amountEur: weaker.limitEur, isJump: false },
    openingBid(contest, stronger, weaker.limitEur),
  ]
}

/** A leading limit at or above the target takes the bid there at once, also without a rival. */
function jumpOfLeader(contest: Contest, leader: number, current: number): Raise | null {
  const own = agentOf(contest.agents, leader)
  if (own === null) return null
  const made = withJump(contest, own, current)
  return made.isJump ? made : null
}
