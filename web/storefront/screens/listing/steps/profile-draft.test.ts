import { describe, expect, test } from 'vitest'
import { readTelephone } from '#locales/telephone/read-telephone.ts'
import { emptyDraft, sendableOf, unsavedOf, withSaved, withTyped } from './profile-draft.ts'

const asked = { before: {}, read: readTelephone }

describe('a profile that is saved while it is typed', () => {
  test('stays as it was typed once it is saved, and is not sent again (spec 4)', () => {
    const draft = withTyped(emptyDraft, { name: 'Anna ' })
    const saved = withSaved(draft, sendableOf(draft, asked))
    expect(saved.typed).toEqual({ name: 'Anna ' })
    expect(sendableOf(saved, asked)).toEqual({})
  })

  test('keeps what was typed during a save for the next one', () => {
    const draft = withTyped(emptyDraft, { name: 'Anna', city: 'Kiel' })
    const sent = sendableOf(draft, asked)
    const saved = withSaved(withTyped(draft, { name: 'Anna Maria' }), sent)
    expect(saved.typed).toEqual({ name: 'Anna Maria', city: 'Kiel' })
    expect(sendableOf(saved, asked)).toEqual({ name: 'Anna Maria' })
  })

  test('sends the others without a field that breaks a rule, which a reload keeps', () => {
    const draft = withTyped(emptyDraft, { name: 'Anna', phone: 'x' })
    expect(sendableOf(draft, asked)).toEqual({ name: 'Anna' })
    expect(unsavedOf(withSaved(draft, sendableOf(draft, asked)))).toEqual({ phone: 'x' })
  })

  test('a number without its country waits for the country', () => {
    const draft = withTyped(emptyDraft, { name: 'Anna', phone: '0170 1234567' })
    expect(sendableOf(draft, asked)).toEqual({ name: 'Anna' })
    expect(sendableOf(withTyped(draft, { country: 'DE' }), asked)).toEqual({
      ...{ name: 'Anna', phone: '0170 1234567', country: 'DE' },
    })
    expect(sendableOf(draft, { before: { country: 'PL' }, read: readTelephone })).toEqual({
      name: 'Anna',
    })
  })
})
