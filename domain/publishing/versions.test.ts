import { describe, expect, test } from 'vitest'
import { standingOf, type VersionFacts, versionInForce } from './versions.ts'

const version = (
  number: number,
  publishedAt: number | null,
  facts: Partial<VersionFacts> = {},
): VersionFacts => ({
  version: number,
  publishAt: publishedAt,
  publishedAt,
  isWithdrawal: false,
  ...facts,
})

describe('which version readers see', () => {
  test('the one published last, whatever was saved later or is still to come', () => {
    const first = version(1, 100)
    const corrected = version(3, 200)
    const draft = version(4, null)
    const scheduled = version(2, null, { publishAt: 900 })
    const versions = [draft, corrected, scheduled, first]
    expect(versionInForce(versions)).toBe(corrected)
    expect(versions.map((each) => standingOf(each, versions))).toEqual([
      'draft',
      'in_force',
      'scheduled',
      'past',
    ])
  })

  test('a version that was scheduled earlier and published later wins over a higher number', () => {
    const planned = version(2, 500)
    expect(versionInForce([version(3, 400), planned])).toBe(planned)
    expect(versionInForce([version(3, 500), planned])?.version).toBe(3)
  })

  test('nothing before the first is published; a withdrawal takes the text off', () => {
    expect(versionInForce([version(1, null)])).toBeUndefined()
    const withdrawal = version(2, 300, { isWithdrawal: true })
    expect(standingOf(withdrawal, [version(1, 100), withdrawal])).toBe('withdrawn')
  })
})
