/** Runs one file of the project with its own Node, after installing what is missing. */
import { ensureInstalled, forwardSignals, runWithOwnNode } from './launcher.mjs'

forwardSignals()
await ensureInstalled()
process.exit(await runWithOwnNode(process.argv.slice(2)))
