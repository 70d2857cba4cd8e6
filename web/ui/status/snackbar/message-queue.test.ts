import { expect, test } from 'vitest'
import { addMessage, shownMessages } from './message-queue.ts'

const queueOf = (...texts: string[]) =>
  texts.reduce<readonly { text: string }[]>((queue, text) => addMessage(queue, { text }), [])
const shown = (queue: readonly { text: string }[]) =>
  shownMessages(queue).map(({ message, staysMs }) => [message.text, staysMs])

test('two messages are seen at once, each for ten seconds (spec 9.3)', () => {
  expect(shown(queueOf('saved', 'sent'))).toEqual([
    ['saved', 10_000],
    ['sent', 10_000],
  ])
})

test('the oldest leaves earlier while a third one waits', () => {
  expect(shown(queueOf('saved', 'sent', 'refused'))).toEqual([
    ['saved', 4000],
    ['sent', 10_000],
  ])
})

test('a message that is still there is not said twice', () => {
  expect(queueOf('saved', 'sent', 'saved')).toEqual([{ text: 'sent' }, { text: 'saved' }])
})

test('a message that offers to undo stays beside one with the same words', () => {
  const deleted = (id: number) => ({ id, text: 'deleted', action: {} })
  expect(addMessage([deleted(1)], deleted(2))).toHaveLength(2)
})
