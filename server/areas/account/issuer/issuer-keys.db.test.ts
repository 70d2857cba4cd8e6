import { expect, test } from 'vitest'
import { testDatabase } from '#database/testing/test-database.ts'
import { dayMs, hourMs, minuteMs } from '#domain/calendar/instant.ts'
import { deriveKeys, newToken } from '#server/platform/secrets/keys.ts'
import { currentIssuerKeys } from './issuer-keys.ts'

/** Processes look at the keys in turn, each by its own clock. */

const start = Date.parse('2026-11-02T08:00:00Z')

test('two processes follow each other’s keys: none signs by one that the other does not publish (rules 11)', async () => {
  const { pool } = await testDatabase()
  const keys = deriveKeys(newToken())
  const process = () => {
    let looked: readonly (string | undefined)[] = []
    return {
      look: async (at: number) => {
        const services = { pool, keys, now: () => new Date(at) }
        looked = (await currentIssuerKeys(services)).map(({ kid }) => kid)
      },
      /** As it saw them when it last looked. */
      signs: () => looked[0],
      publishes: () => looked,
    }
  }
  const [first, second] = [process(), process()]
  // Both come up at once on an empty table.
  await Promise.all([first.look(start), second.look(start)])
  expect(first.publishes()).toHaveLength(1)
  expect(second.publishes()).toEqual(first.publishes())
  const oldest = first.signs()

  const switches = start + 90 * dayMs
  for (let at = switches - 25 * hourMs; at < switches + 3 * hourMs; at += 10 * minuteMs) {
    // The other one looked most of a minute ago, which is as long as a process keeps what it saw.
    await Promise.all([first.look(at - 59_000), second.look(at)])
    expect(second.publishes()).toContain(first.signs())
    expect(first.publishes()).toContain(second.signs())
  }
  expect(first.signs()).toBe(second.signs())
  expect(first.signs()).not.toBe(oldest)
  expect(second.publishes()).not.toContain(oldest)
  const { rows } = await pool.query('select key_id from issuer_keys')
  expect(rows).toHaveLength(1)
})
