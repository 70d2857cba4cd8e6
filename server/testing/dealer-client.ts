import type { AuctionView } from '#contract/auction-view.ts'
import type { Problem } from '#contract/problem.ts'

/** A dealer's program that speaks HTTP with a bearer token, as an API client does. */

export type Answer =
  | { readonly status: 200; readonly view: AuctionView }
  | { readonly status: number; readonly problem: Problem }
  /** The line broke, or the server could not say: nobody knows whether the command had an effect. */
  | { readonly status: null }

/** An answer that was lost is found out by the broken line; this is for a server that hangs. */
const patienceMs = 20_000

export async function logInByDemo(origin: string, email: string): Promise<string> {
  const answer = await fetch(`${origin}/api/demo/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  })
  if (answer.status !== 200) throw new Error(`${email} cannot log in: ${await answer.text()}`)
  return ((await answer.json()) as { access_token: string }).access_token
}

export type Command = {
  readonly method?: 'POST' | 'PUT'
  readonly path: string
  readonly body: object
  readonly idempotencyKey: string
}

export async function send(
  caller: { readonly origin: string; readonly token: string },
  command: Command,
): Promise<Answer> {
  try {
    const answer = await fetch(`${caller.origin}${command.path}`, {
      method: command.method ?? 'POST',
      headers: {
        authorization: `Bearer ${caller.token}`,
        'content-type': 'application/json',
        'idempotency-key': command.idempotencyKey,
      },
      body: JSON.stringify(command.body),
      signal: AbortSignal.timeout(patienceMs),
    })
    const body = await answer.json()
    if (answer.status === 200) return { status: 200, view: body as AuctionView }
    return answer.status >= 500
      ? { status: null }
      : { status: answer.status, problem: body as Problem }
  } catch {
    return { status: null }
  }
}

export async function readAuction(
  caller: { readonly origin: string; readonly token?: string },
  auctionId: number,
): Promise<AuctionView> {
  const answer = await fetch(`${caller.origin}/api/public/catalog/auction/get/${auctionId}`, {
    headers: caller.token === undefined ? {} : { authorization: `Bearer ${caller.token}` },
  })
  return (await answer.json()) as AuctionView
}
