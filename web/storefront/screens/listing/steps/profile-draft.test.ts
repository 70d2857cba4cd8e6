import { describe, expect, test } from 'vitest'
import { emptyDraft, sendableOf, unsavedOf, withSaved, withTyped } from './profile-draft.ts'

describe('a profile that is saved while it is typed', () => {
  test('stays as it was typed once it is saved, and is not sent again (spec 4)', () => {
    const draft = withTyped(emptyDraft, { name: 'Anna ' })
    const saved = withSaved(draft, sendableOf(draft))
    expect(saved.typed).toEqual({ name: 'Anna ' })
    expect(sendableOf(saved)).toEqual({})
  })

  test('keeps what was typed during a save for the next one', () => {
    const draft = withTyped(emptyDraft, { name: 'Anna', city: 'Kiel' })
    const sent = sendableOf(draft)
    const saved = withSaved(withTyped(draft, { name: 'Anna Maria' }), sent)
    expect(saved.typed).toEqual({ name: 'Anna Maria', city: 'Kiel' })
    expect(sendableOf(saved)).toEqual({ name: 'Anna Maria' })
  })

  test('sends the others without a field that breaks a rule, which a reload keeps', () => {
    const draft = withTyped(emptyDraft, { name: 'Anna', phone: 'x' })
    expect(sendableOf(draft)).toEqual({ name: 'Anna' })
    expect(unsavedOf(withSaved(draft, sendableOf(draft)))).toEqual({ phone: 'x' })
  })
})
