import { describe, expect, test } from 'vitest'
import type { VehicleValues } from '../../vehicle/values.ts'
import {
  changeHandling,
  changeOpening,
  changesBetween,
  mayAcceptChange,
  mayDecideChange,
  mayGiveVerdict,
  withChangesMade,
} from './ad-changes.ts'
import type { ChangeStage } from './change-stage.ts'

/** Changes after the submission (rules 2 and 8). */

const ad: VehicleValues = {
  description: 'Ein gepflegter Wagen.',
  length: 6990,
  winter_package: ['heating'],
  sale_mode: 'auction',
  target_price: 40_000,
}

function outcome(
  change: VehicleValues,
  stage: ChangeStage,
  { hasBids = false, wasOffered = false } = {},
): string {
  const [first] = changesBetween(ad, { ...ad, ...change })
  if (!first) throw new Error('nothing changes')
  const answer = changeHandling(first, { stage, hasBids, wasOffered })
  return answer.isAllowed ? answer.handling : answer.refusal.code
}

describe('what becomes of a change (rules 2 and 8)', () => {
  test.each([
    ['editing', { length: 7010 }, 'at_once'],
    ['under_review', { length: 7010 }, 'waits'],
    ['under_review', { target_price: 42_000 }, 'waits_with_consent'],
    ['under_review', { sale_mode: 'offer_collection' }, 'waits_with_consent'],
    ['on_market', { length: 7010 }, 'waits'],
    ['on_market', { target_price: 42_000 }, 'CHANGE_FIXED_BY_RELEASE'],
    ['on_market', { start_price: 1 }, 'CHANGE_FIXED_BY_RELEASE'],
    ['on_market', { vin: 'WF0XXXTTGXAB12345' }, 'CHANGE_FIXED_BY_RELEASE'],
    ['over', { length: 7010 }, 'AD_NOT_EDITABLE'],
  ] as const)('%s, %o: %s', (stage, change, expected) => {
    expect(outcome(change, stage)).toBe(expected)
  })

  test.each([
    [{ description: 'Ein gepflegter Wagen. Neue Reifen.' }, 'waits'],
    [{ description: 'Neue Reifen.' }, 'CHANGE_TAKES_AWAY'],
    [{ description: 'Ein gepflegter Wagen.de' }, 'CHANGE_TAKES_AWAY'],
    [{ damaged: 'yes' }, 'CHANGE_TAKES_AWAY'],
    [{ width: 2300 }, 'waits'],
    [{ length: 69_900 }, 'CHANGE_TAKES_AWAY'],
    [{ winter_package: ['heating', 'floor'] }, 'waits'],
    [{ winter_package: ['floor'] }, 'CHANGE_TAKES_AWAY'],
  ])('from the first bid the ad can only be added to: %o', (change, expected) => {
    expect(outcome(change, 'on_market', { hasBids: true })).toBe(expected)
  })

  test('the price of a vehicle that was offered before stays bound in its review (rules 2)', () => {
    const again = { wasOffered: true }
    expect(outcome({ target_price: 42_000 }, 'under_review', again)).toBe('CHANGE_FIXED_BY_RELEASE')
    expect(outcome({ length: 7010 }, 'under_review', again)).toBe('waits')
  })
})

test('what only makes sense together is one change, and can be taken over as one', () => {
  const after = { ...ad, sale_mode: 'offer_collection', target_price: 42_000 }
  const changes = changesBetween(ad, after)
  expect(changes).toHaveLength(1)
  expect(withChangesMade(ad, changes)).toEqual(after)
  const later = { availability: 'later', available_from: 1, expected_mileage_at_pickup: 90_000 }
  expect(changesBetween(ad, { ...ad, ...later }).map(({ field }) => field)).toEqual([
    'availability',
  ])
  const { length: _gone, ...shorter } = ad
  expect(withChangesMade(ad, changesBetween(ad, shorter))).toEqual(shorter)
})

test('nothing is accepted into an ad that is edited again or over', () => {
  const [change] = changesBetween(ad, { ...ad, length: 7010 })
  if (!change) throw new Error('nothing changes')
  const mayAccept = (stage: ChangeStage) =>
    mayAcceptChange(change, { stage, hasBids: false, wasOffered: false }).isAllowed
  expect((['editing', 'under_review', 'on_market', 'over'] as const).map(mayAccept)).toEqual([
    ...[false, true, true, false],
  ])
})

test('a change is decided once; the same verdict again is no news, a decline has its reason', () => {
  const accept = { verdict: 'accepted', reason: '' } as const
  const codeOf = (answer: ReturnType<typeof mayDecideChange>) =>
    answer.isAllowed ? 'allowed' : answer.refusal.code
  expect(codeOf(mayDecideChange('waiting', accept))).toBe('allowed')
  expect(codeOf(mayDecideChange('accepted', accept))).toBe('allowed')
  expect(codeOf(mayDecideChange('replaced', accept))).toBe('CHANGE_NOT_WAITING')
  expect(codeOf(mayDecideChange('declined', accept))).toBe('CHANGE_NOT_WAITING')
  const decline = { verdict: 'declined', reason: ' ' } as const
  expect(codeOf(mayDecideChange('waiting', decline))).toBe('REVIEW_INCOMPLETE')
  expect(codeOf(mayGiveVerdict({ waiting: 2 }))).toBe('CHANGES_WAITING')
})

test.each<readonly [string, ChangeStage, object, string]>([
  ['length', 'under_review', {}, 'open'],
  ['target_price', 'under_review', { wasOffered: true }, 'round'],
  ['sale_mode', 'on_market', {}, 'release'],
  ['length', 'on_market', {}, 'open'],
  ['length', 'on_market', { hasBids: true }, 'bids'],
  ['width', 'on_market', { hasBids: true }, 'open'],
  ['description', 'on_market', { hasBids: true }, 'adds'],
  ['winter_package', 'on_market', { hasBids: true }, 'adds'],
  ['damaged', 'on_market', { hasBids: true }, 'damages'],
])('before anything is written, %s %s %o is %s', (code, stage, facts, expected) => {
  const opening = changeOpening(code, {
    values: ad,
    facts: { stage, hasBids: false, wasOffered: false, ...facts },
  })
  expect(opening.kind === 'shut' ? opening.by : opening.kind).toBe(expected)
})
