import type { Services } from '../../platform/services.ts'
import type { CommandExecutor } from './commands/command-executor.ts'

export type AuctionServices = Services & {
  readonly executor: CommandExecutor
  readonly termsValidFrom: Date
}
