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

/**
 * The calls as a visitor makes them, or as one of the demo's people, named by their key.
 * @param port Of a journey's own server; absent: of the one that all share.
 */
export async function apiOf(person?: string, port: number = inject('port')): Promise<Api> {
  const visitor = createClient<typeof endpointGroups>(routes, transportOf(port, {}))
  if (person === undefined) return visitor
  const { access_token } = await visitor.demoLogin.logInAsDemo({ body: { email: emailOf(person) } })
  return createClient(routes, transportOf(port, { authorization: `Bearer ${access_token}` }))
}

function transportOf(port: number, identity: Readonly<Record<string, string>>): Transport {
  return async ({ method, path, body, idempotencyKey }) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
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
