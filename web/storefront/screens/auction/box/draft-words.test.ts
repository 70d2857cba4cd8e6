import { expect, it } from 'vitest'
import { draftWords } from './draft-words.ts'

it('an ad that came back is not called one that was never sent', () => {
  expect(draftWords({ reviewRemarks: 'Bitte ein Foto des Typenschilds.' })).toEqual({
    words: 'sentBack',
    action: 'mend',
  })
  expect(draftWords({ reviewRemarks: null })).toEqual({ words: 'draft', action: 'continue' })
})
