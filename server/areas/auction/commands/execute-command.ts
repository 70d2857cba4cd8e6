import { RefusedCall, refuseCall } from '../../../platform/http/refused-call.ts'
import {
  AuctionMissing,
  type CommandExecutor,
  OutcomeUnknown,
  UnstorableText,
} from './command-executor.ts'
import { TooManyWaiting } from './command-queue.ts'
import type { MarketRequest, Outcome } from './market-request.ts'

/** One command through the executor; a refusal of the domain becomes the call's refusal. */
export async function executeCommand(
  services: { readonly executor: CommandExecutor },
  request: MarketRequest,
): Promise<Outcome> {
  const outcome = await services.executor.execute(request).catch((error: unknown) => {
    throw error instanceof Error ? asCallError(error) : error
  })
  if (!outcome.decision.isAccepted) throw new RefusedCall(outcome.decision.refusal)
  return outcome
}

function asCallError(error: Error): Error {
  if (error instanceof AuctionMissing) return refuseCall('NOT_FOUND')
  if (error instanceof TooManyWaiting) return refuseCall('SERVICE_UNAVAILABLE')
  if (error instanceof OutcomeUnknown) return refuseCall('OUTCOME_UNKNOWN')
  if (error instanceof UnstorableText) return refuseCall('MALFORMED_REQUEST')
  return error
}
