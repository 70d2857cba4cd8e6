import { expect, test } from 'vitest'
import { isTypedHere } from './typed-here.ts'

test.each([
  [{}, false],
  [{ 'cm24-reloaded-at': '1' }, false],
  [{ 'cm24-text/4/question/500001': 'Is the roof' }, true],
  [{ 'cm24-text/5/question/500001': 'Is the roof' }, false],
  [{ 'cm24-text/4/question/500001': '2019' }, true],
  [{ 'cm24-drafts/4/500001': '{"bidEur":12500,"limitEur":null}' }, true],
  [{ 'cm24-drafts/4/500001': '{"bidEur":null,"limitEur":null,"isAskMeThen":false}' }, true],
  [{ 'cm24-drafts/4/500001': '{"bidEur":null,"limitEur":null,"missed":null}' }, false],
  [{ 'cm24-drafts/5/500001': '{"bidEur":12500}' }, false],
  [
    {
      'cm24-renegotiation/4/500001': '{"amountEur":15000}',
    },
    true,
  ],
  [{ 'cm24-renegotiation/4/500001': '{"amountEur":null}' }, false],
  [{ 'cm24-renegotiation/41/500001': '{"amountEur":15000}' }, false],
  [{ 'cm24-command/4/500001/bid': '{"key":"k","body":{"amountEur":12500}}' }, true],
])('spec 2, bad input: a tab that keeps %j keeps something typed: %s', (kept, expected) => {
  expect(isTypedHere(kept, 4)).toBe(expected)
})
