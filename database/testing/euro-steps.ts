/** Settings under which bids go on euro by euro, with no limit of the amount that would end them. */
export const euroSteps = {
  bidSteps: [{ belowEur: null, stepEur: 1 }],
  typingErrors: {
    askAgainPercent: 1_000_000,
    bidMaxPercent: 1_000_000,
    firstBidMaxPercent: 1_000_000,
    agentLimitMaxPercent: 1_000_000,
  },
}
