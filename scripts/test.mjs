/** `npm test`: installs what is missing, then runs every ring of checks and tests. */
import { ensureInstalled, forwardSignals, runWithOwnNode } from './launcher.mjs'

forwardSignals()
await ensureInstalled()
process.exit(await runWithOwnNode(['tools/rings/run.ts', ...process.argv.slice(2)]))
