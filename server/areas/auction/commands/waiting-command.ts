import type { DueRequest, MarketRequest, Outcome } from './market-request.ts'

/** A command whose caller waits; null when there is no such auction. */
export type WaitingCommand = {
  readonly request: MarketRequest | DueRequest
  readonly resolve: (outcome: Outcome | null) => void
  readonly reject: (error: unknown) => void
}

/** Their batch is committed. */
export function answerAll(
  commands: readonly WaitingCommand[],
  outcomes: readonly (Outcome | null)[],
): void {
  for (const [index, command] of commands.entries()) command.resolve(outcomes[index] ?? null)
}
