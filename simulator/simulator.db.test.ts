import { describe, expect, inject, test } from 'vitest'
import { templateName } from '#database/testing/template-name.ts'
import { defaultMarketSettings } from '#domain/auction/core/settings.ts'
import { report } from './play/report.ts'
import { runSeed } from './play/run-seed.ts'

/** A taste of `npm run simulate`: few seeds, one per kind of day that the clock makes awkward. */

const server = () => ({
  host: inject('databaseHost'),
  user: inject('databaseUser'),
  template: templateName,
})

describe('whole market days against the naive model (rules 2 to 8 and 10)', () => {
  test.each([11])('seed %i goes as the rules say', async (seed) => {
    const result = await runSeed({ server: server(), seed, days: 1 })
    expect(result.failure === null ? '' : report(result)).toBe('')
    expect(result.steps.length).toBeGreaterThan(10)
  })

  test('a seed over the autumn clock change is the same run again, to the last call and hash', async () => {
    const [one, other] = [
      await runSeed({ server: server(), seed: 7, days: 1 }),
      await runSeed({ server: server(), seed: 7, days: 1 }),
    ]
    for (const run of [one, other]) expect(run.failure === null ? '' : report(run)).toBe('')
    expect(one.played).toMatchObject({ 'clock change night': 1 })
    expect(one.steps.length).toBeGreaterThan(10)
    expect(other.digest).toBe(one.digest)
    expect(other.calls).toBe(one.calls)
  })

  test('a market that runs by another figure is noticed, and alike when it is played again', async () => {
    const settings = { ...defaultMarketSettings, bidSteps: [{ belowEur: null, stepEur: 110 }] }
    const { failure } = await runSeed({ server: server(), seed: 4, days: 1, settings })
    expect(failure?.kind).toMatch(/^(answers|views) differ: /)
    const again = await runSeed({ server: server(), seed: 4, days: 1, settings })
    expect(again.failure).toEqual(failure)
  })
})
