import { z } from 'zod'
import { auctionView } from './auction-view.ts'
import type { EndpointGroups } from './client.ts'

/**
 * Where auctions stand in the answers of the reading calls, from their schemas. A page keeps each
 * auction once, and its answers refer to it (docs/decisions/0062).
 */

/** Names of fields from the answer down to the auction, `*` for each item of a list. */
export type AuctionPlace = readonly string[]

/** group -> name -> places; calls without an auction are left out. */
export type AuctionPlaces = Readonly<
  Record<string, Readonly<Record<string, readonly AuctionPlace[]>>>
>

export function auctionPlaces(groups: EndpointGroups): AuctionPlaces {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, endpoints]) => {
      const calls = Object.entries(endpoints).flatMap(([name, { method, output }]) => {
        const places = method === 'GET' ? placesIn(output) : []
        return places.length === 0 ? [] : [[name, places] as const]
      })
      return calls.length === 0 ? [] : [[group, Object.fromEntries(calls)] as const]
    }),
  )
}

function placesIn(schema: unknown): readonly AuctionPlace[] {
  if (schema === auctionView) return [[]]
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) {
    return placesIn(schema.unwrap())
  }
  if (schema instanceof z.ZodArray) return below('*', schema.element)
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([name, part]) => below(name, part))
  }
  return []
}

function below(name: string, schema: unknown): readonly AuctionPlace[] {
  return placesIn(schema).map((place) => [name, ...place])
}
