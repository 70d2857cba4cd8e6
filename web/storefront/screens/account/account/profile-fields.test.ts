import { describe, expect, it } from 'vitest'
import { profileTypes } from '#domain/account/customer.ts'
import { requiredProfileFields } from '#domain/account/profile-completeness.ts'
import { fieldsOf } from './profile-fields.ts'

describe('the form of an account (spec 3)', () => {
  it.each(profileTypes)('asks for everything that completes a %s profile', (profileType) => {
    // The document is uploaded beside the form.
    const required = requiredProfileFields[profileType].filter(
      (field) => field !== 'tradeRegistrationFile',
    )
    expect([...fieldsOf(profileType)].sort()).toEqual([...required].sort())
  })
})
