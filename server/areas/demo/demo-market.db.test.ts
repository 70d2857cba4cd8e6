import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addCustomer } from '#database/testing/market-of-test.ts'
import { testDatabase } from '#database/testing/test-database.ts'
import { createLocalImageStore } from '../../integrations/image-store/local-image-store.ts'
import { prepareJobs } from '../../platform/jobs/jobs.ts'
import { createLog } from '../../platform/log/log.ts'
import { createDemoMarket } from './demo-market.ts'

async function start() {
  const { pool } = await testDatabase()
  const log = createLog({ level: 'silent' })
  await prepareJobs(pool, log)
  const images = await createLocalImageStore(mkdtempSync(join(tmpdir(), 'demo-market-')))
  const marketOf = (people: readonly string[], cutOffAfter = Infinity) =>
    createDemoMarket({
      pool,
      log,
      images,
      announceClock: () => undefined,
      endLogins: async () => undefined,
      seed: async () => {
        for (const [index, name] of people.entries()) {
          if (index === cutOffAfter) throw new Error('cut off')
          await addCustomer(pool, name)
        }
      },
    })
  const countPeople = async () => {
    const { rows } = await pool.query('select count(*)::int as count from customers')
    return rows[0].count as number
  }
  return { marketOf, countPeople }
}

test('a market whose making was cut off is thrown away and made anew (rules 14)', async () => {
  const { marketOf, countPeople } = await start()
  const said: string[] = []
  const cutOff = marketOf(['anna', 'bernd', 'clara'], 2)
  await expect(cutOff.seedWhenEmpty(() => said.push('first'))).rejects.toThrow('cut off')
  expect(await countPeople()).toBe(2)
  await marketOf(['anna', 'bernd', 'clara']).seedWhenEmpty(() => said.push('second'))
  expect(await countPeople()).toBe(3)
  expect(said).toEqual(['first', 'second'])
})

test('a market that stands is left alone, whoever is in it', async () => {
  const { marketOf, countPeople } = await start()
  await marketOf(['anna']).seedWhenEmpty(() => undefined)
  await marketOf(['bernd', 'clara']).seedWhenEmpty(() => {
    throw new Error('nothing is made')
  })
  expect(await countPeople()).toBe(1)
})
