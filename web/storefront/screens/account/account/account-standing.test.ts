import { describe, expect, it } from 'vitest'
import { savedMessage } from './account-standing.ts'

type Wrapper = Parameters<typeof savedMessage>[0]

function wrapper(change: {
  isComplete?: boolean
  isVerified?: boolean
  type?: Wrapper['submittedProfileDataType']
  admission?: NonNullable<Wrapper['merchant']>['admission']
}): Wrapper {
  const { isComplete = true, isVerified = true, type = 'PRIVATE', admission } = change
  return {
    hasCompletedProfileData: isComplete,
    submittedProfileDataType: type,
    customer: { emailVerified: isVerified } as NonNullable<Wrapper['customer']>,
    merchant: admission ? ({ admission } as NonNullable<Wrapper['merchant']>) : null,
  }
}

describe('the message after saving a profile (spec 8.3)', () => {
  it.each([
    [{ isComplete: false, isVerified: false }, 'incomplete'],
    [{ isVerified: false }, 'verifyEmail'],
    [{}, 'privateComplete'],
    [{ type: 'COMMERCIAL' }, 'commercialComplete'],
    [{ type: 'MERCHANT', admission: 'in_review' }, 'merchantInReview'],
    [{ type: 'MERCHANT', admission: 'accepted' }, 'merchantSaved'],
  ] as const)('%j says %s', (change, expected) => {
    expect(savedMessage(wrapper(change))).toBe(expected)
  })
})
