import { expect, it } from 'vitest'
import { draftState } from './draft-state.ts'

it('an ad that came back is not called one that was never sent', () => {
  expect(draftState({ reviewRemarks: 'Bitte ein Foto des Typenschilds.' })).toEqual({
    state: 'sentBack',
    action: 'mend',
  })
  expect(draftState({ reviewRemarks: null })).toEqual({ state: 'draft', action: 'continue' })
})
