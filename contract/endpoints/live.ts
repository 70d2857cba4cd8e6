import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

/** The live stream (spec 7.6, rules 13): a ticket of one use, the stream, and what it is to follow. */

export const liveEndpoints = {
  ticket: endpoint({
    method: 'POST',
    path: '/api/public/notifications/ticket',
    access: 'public',
    summary: 'A ticket for the stream: 60 seconds, one use',
    output: z.object({ ticket: z.string() }),
    refusals: ['SESSION_EXPIRED', 'SERVICE_UNAVAILABLE'],
    callsPerMinute: 120,
  }),
  stream: endpoint({
    method: 'GET',
    path: '/api/notifications/get-sse',
    access: 'public',
    transfer: 'stream',
    summary: 'The event stream; one a browser, shared by its tabs',
    query: z.object({ token: z.string().max(200), storeCode: z.string().max(5).optional() }),
    output: z.unknown(),
    refusals: ['LINK_INVALID'],
  }),
  follow: endpoint({
    method: 'PUT',
    path: '/api/public/notifications/follow',
    access: 'public',
    summary:
      'Which auctions the stream reports, and which ads; at most 200. A stream from before a login or a logout ends instead',
    body: z.object({
      streamId: z.string().max(64),
      auctionIds: z.array(z.int().positive()).max(200),
      /** Ads that the caller may fill in or see; others are left out without a word. */
      adIds: z.array(z.int().positive()).max(20).default([]),
    }),
    output: z.object({}),
    refusals: ['NOT_FOUND'],
    callsPerMinute: 600,
  }),
}
