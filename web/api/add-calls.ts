import { auctionPlaces, routes } from 'virtual:contract-routes'
import type { KnownCalls } from '#contract/known-calls.ts'

/**
 * A built page of the storefront knows the calls that every page makes, and learns those of a zone of screens with its texts
 * (tools/vite/split-messages.ts). On the server, in the console and while developing the tables are whole from the start.
 */
export function addCalls(more: KnownCalls): void {
  fill(routes, more.routes)
  fill(auctionPlaces, more.auctionPlaces)
}

function fill<Call>(
  table: Record<string, Readonly<Record<string, Call>>>,
  more: Readonly<Record<string, Readonly<Record<string, Call>>>>,
): void {
  for (const [group, calls] of Object.entries(more)) table[group] = { ...table[group], ...calls }
}
