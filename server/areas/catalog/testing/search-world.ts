import { appOfTest } from '#database/testing/app-of-test.ts'
import {
  addCustomer,
  addDealer,
  addPublishedAuction,
  executorOn,
} from '#database/testing/market-of-test.ts'
import { minuteMs } from '#domain/calendar/instant.ts'
import { defaultSlotSettings } from '#domain/calendar/slots.ts'
import type { SearchChoice } from '#domain/catalog/saved-search.ts'
import { createFindForSearches } from '../searches/find-for-searches.ts'
import { createMailSearches } from '../searches/search-mails.ts'
import { createPushSearch } from '../searches/search-pushes.ts'

export type Wish = Partial<SearchChoice> & { readonly query?: object }

export const searchesPath = '/api/private/customer/searches'

/** Dealers with saved searches, ads that are approved, and a clock that the test moves. */
export async function startSearchWorld() {
  // Its jobs would run beside the test, by the clock on the wall.
  const { app, pool, browser } = await appOfTest({ ROLES: 'web' })
  const executor = executorOn(pool)
  let now = Date.parse('2026-11-24T10:00:00Z')
  const services = { ...app.services, now: () => new Date(now) }
  const ownerCustomerId = await addCustomer(pool, 'otto')

  const jobs = async (task: string, part: object) => {
    const { rows } = await pool.query<{ payload: Record<string, unknown>; runAt: Date }>(
      `select p.payload, p.run_at as "runAt" from graphile_worker._private_jobs p
       join graphile_worker._private_tasks t on t.id = p.task_id
       where t.identifier = $1 and p.payload::jsonb @> $2 order by p.run_at, p.id`,
      [task, JSON.stringify(part)],
    )
    return rows.map(({ payload, runAt }) => ({ payload, runAt: runAt.toISOString() }))
  }

  return {
    ...{ app, pool, services, jobs },
    find: createFindForSearches(services),
    mail: createMailSearches(services),
    push: createPushSearch(services),
    setTime: (instant: string) => {
      now = Date.parse(instant)
    },
    passMinutes: (minutes: number) => {
      now += minutes * minuteMs
    },
    time: () => new Date(now).toISOString(),

    approve: (): Promise<number> =>
      addPublishedAuction(pool, executor, {
        ...{ ownerCustomerId, startPriceEur: 10_000, targetPriceEur: 20_000 },
        settings: { slots: { ...defaultSlotSettings, leadHours: 5 * 24 } },
      }),

    dealerWith: async (name: string, searches: Readonly<Record<string, Wish>>) => {
      const { customerId } = await addDealer(pool, name)
      const who = browser()
      await who.logIn(`${name}@test.example`)
      const searchIds: number[] = []
      for (const [title, { query = {}, ...choice }] of Object.entries(searches)) {
        const body = { name: title, query, ...choice }
        const answer = await who.call({ method: 'POST', path: searchesPath, body })
        searchIds.push((answer.body as { searchId: number }).searchId)
      }
      return { customerId, who, searchIds }
    },

    block: (customerId: number) =>
      pool.query('update merchants set blocked_at = now() where customer_id = $1', [customerId]),

    mailsTo: async (customerId: number) =>
      (await jobs('send-mail', { notification: 'search_found', customerId })).map(
        ({ payload }) => payload.values,
      ),
  }
}
