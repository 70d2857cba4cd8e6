import { expect, test } from 'vitest'
import { createKeptAnswers, type KnownAnswer } from './kept-answers.ts'
import { createRevisions } from './revisions.ts'

function start() {
  const revisions = createRevisions()
  const answers = createKeptAnswers(revisions, (subjects) => !subjects.includes('catalog'))
  let asked = 0
  const ask = (known: Partial<KnownAnswer> = {}) =>
    answers.find('bar', async () => {
      asked += 1
      return { answer: { status: 200, body: asked }, subjects: ['settings'], ...known }
    })
  return { revisions, answers, ask, asked: () => asked }
}

test('an answer is asked for once until what it depends on has changed', async () => {
  const { revisions, ask, asked } = start()
  expect((await ask()).answer).toBe((await ask()).answer)
  revisions.change('content')
  await ask()
  expect(asked()).toBe(1)
  revisions.change('settings')
  expect((await ask()).answer.body).toBe(2)
})

test('an answer that was begun before a change is not kept for those behind it', async () => {
  const { revisions, answers, ask } = start()
  await answers.find('bar', async () => {
    revisions.change('settings')
    return { answer: { status: 200, body: 'old' }, subjects: ['settings'] }
  })
  expect((await ask()).answer.body).toBe(1)
})

test.each<[string, Partial<KnownAnswer>]>([
  ['was one caller’s own', { subjects: undefined }],
  ['only one page shows', { subjects: ['catalog'] }],
  ['is a refusal', { answer: { status: 404, body: null } }],
])('an answer that %s is not kept', async (_name, known) => {
  const { ask, asked } = start()
  await ask(known)
  await ask(known)
  expect(asked()).toBe(2)
})

test('answers to 10,000 different calls stay within their number', async () => {
  const { answers, ask, asked } = start()
  await ask()
  for (let call = 0; call < 10_000; call += 1) {
    await answers.find(`call ${call}`, async () => ({
      ...{ answer: { status: 200, body: null }, subjects: [] },
    }))
  }
  await ask()
  expect(asked()).toBe(2)
})
