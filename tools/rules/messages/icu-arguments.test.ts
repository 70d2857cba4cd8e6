import { expect, test } from 'vitest'
import { icuArguments } from './icu-arguments.ts'

test('finds what is filled in, also inside the branches of a plural', () => {
  const { names, plurals } = icuArguments(
    '{n, plural, one {# of {max}} other {# of {max}}} for {who}',
  )
  expect([...names].sort()).toEqual(['max', 'n', 'who'])
  expect(plurals).toEqual(['one other'])
})

test('takes formats for one argument and quoted braces for text', () => {
  const { names } = icuArguments("{at, date, ::dMMM} '{'not this'}' it's {b}")
  expect([...names]).toEqual(['at', 'b'])
})

test('refuses a choice without the branch for all the rest, and one that is left open', () => {
  expect(() => icuArguments('{n, select, a {x}}')).toThrow('other')
  expect(() => icuArguments('{n, plural, other {x}')).toThrow('not closed')
})

test('knows what each value is to its text, the narrower way where it is used in two', () => {
  const { kinds, choices } = icuArguments(
    '{n} {n, plural, other {#}} {at, time} {how, select, a {<b>x</b>} other {}} {who}',
  )
  expect(Object.fromEntries(kinds)).toEqual({
    ...{ n: 'number', at: 'date', how: 'select', b: 'tag', who: 'plain' },
  })
  expect([...(choices.get('how') ?? [])]).toEqual(['a', 'other'])
})

test('refuses a value that cannot be both, and a format that does not exist', () => {
  expect(() => icuArguments('{n, number} {n, select, other {x}}')).toThrow('number in one place')
  expect(() => icuArguments('{n, pluralise, other {x}}')).toThrow('pluralise')
})
