import { inject } from 'vitest'
import { type Client, createClient, routeTable, type Transport } from '#contract/client.ts'
import { endpointGroups } from '#contract/endpoints.ts'
import { emailOf } from '#database/seeds/people/demo-people.ts'

/**
 * The typed client without a browser: for the ground a journey stands on and for what only the
 * server knows. What a journey is about goes through the pages.
 */
export type Api = Client<typeof endpointGroups>

const routes = routeTable(endpointGroups)

/** The calls as a visitor makes them, or as one of the demo's people, named by their key. */
export async function apiOf(person?: string): Promise<Api> {
  const visitor = createClient<typeof endpointGroups>(routes, transportOf({}))
  if (person === undefined) return visitor
  const { access_token } = await visitor.demoLogin.logInAsDemo({ body: { email: emailOf(person) } })
  return createClient(routes, transportOf({ authorization: `Bearer ${access_token}` }))
}

function transportOf(identity: Readonly<Record<string, string>>): Transport {
  return async ({ method, path, body, idempotencyKey }) => {
    const answer = await fetch(`http://127.0.0.1:${inject('port')}${path}`, {
      method,
      headers: {
        ...identity,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
  }
}
