import { expect, test } from 'vitest'
import type { SaveState } from '../editor/editor-state.ts'
import { heldBackBy } from './held-back.ts'

const saved: SaveState = { kind: 'saved', at: 1 }
const noNet: SaveState = { kind: 'failed', problem: undefined }
const problem = { type: '', title: '', status: 409, code: 'FIELD_LOCKED_BY_REVIEW', detail: '' }
const refused: SaveState = { kind: 'failed', problem: { ...problem, requestId: '' } }
const state = { save: saved, differing: [], serverFaults: [] }
const codes = ['mileage']

test('a press that does not go on always has a reason that is said (spec 4)', () => {
  expect(heldBackBy(state, { codes })).toBeUndefined()
  expect(heldBackBy({ ...state, save: noNet }, { codes })).toBe('no_net')
  expect(heldBackBy({ ...state, save: refused })).toBe('refused')
  expect(heldBackBy(state, { filesLeft: { cutOff: 2, notTaken: 0 } })).toBe('files')
  expect(heldBackBy(state, { filesLeft: { cutOff: 0, notTaken: 1 } })).toBe('files_failed')
  expect(heldBackBy(state, { filesLeft: { cutOff: 0, notTaken: 0 } })).toBeUndefined()
  expect(heldBackBy({ ...state, differing: ['mileage'] }, { codes })).toBe('differing')
})

test('an answer that cannot be saved is no answer to a remark, one elsewhere keeps nothing back', () => {
  const fault = { field: 'mileage', rule: 'max', message: '' }
  expect(heldBackBy({ ...state, serverFaults: [fault] }, { codes })).toBe('wrong')
  expect(heldBackBy(state, { codes, faults: new Map([['mileage', fault]]) })).toBe('wrong')
  expect(heldBackBy(state, { codes, faults: new Map([['model', fault]]) })).toBeUndefined()
})
