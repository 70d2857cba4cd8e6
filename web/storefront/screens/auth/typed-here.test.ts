import { expect, test } from 'vitest'
import { isTypedHere } from './typed-here.ts'

test.each([
  [{}, false],
  [{ 'cm24-reloaded-at': '1' }, false],
  [{ 'cm24-ad-draft:100027': '{"shape":1}' }, true],
  [{ 'cm24-profile-draft:4': '{}' }, false],
  [{ 'cm24-profile-4': '{"phone":"1"}' }, true],
  [{ 'cm24-profile-5': '{"phone":"1"}' }, false],
  [{ 'cm24-profile-41': '{"phone":"1"}' }, false],
  [{ 'cm24-profile-draft:4': '{"phone":"1"}' }, true],
  [{ 'cm24-profile-draft:41': '{"phone":"1"}' }, false],
  [{ 'cm24-text/4/question/500001': 'Is the roof' }, true],
  [{ 'cm24-text/5/question/500001': 'Is the roof' }, false],
])('spec 2, bad input: a tab that keeps %j keeps something typed: %s', (kept, expected) => {
  expect(isTypedHere(kept, 4)).toBe(expected)
})
