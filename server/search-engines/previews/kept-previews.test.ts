import { expect, test } from 'vitest'
import { QueueFull } from '../../platform/pictures/task-queue.ts'
import { createKeptPreviews } from './kept-previews.ts'

const picture = Buffer.from('picture')

function counted() {
  const previews = createKeptPreviews()
  const drawn: string[] = []
  const ask = (tag: string) =>
    previews(tag, async () => {
      drawn.push(tag)
      return picture
    })
  return { previews, drawn, ask }
}

test('a preview is drawn once for all who ask at once, and is kept', async () => {
  const { drawn, ask } = counted()
  await Promise.all([ask('a'), ask('a'), ask('a')])
  expect(await ask('a')).toBe(picture)
  expect(drawn).toEqual(['a'])
})

test('what is asked for again and again stays, what was asked for once goes', async () => {
  const { drawn, ask } = counted()
  await ask('often')
  for (let index = 0; index < 150; index += 1) {
    await ask(`once ${index}`)
    await ask('often')
  }
  await ask('once 0')
  expect(drawn.filter((tag) => tag === 'often')).toHaveLength(1)
  expect(drawn.filter((tag) => tag === 'once 0')).toHaveLength(2)
})

test('a failed drawing is tried again, and so is one without a picture', async () => {
  const { previews, ask } = counted()
  const broken = previews('a', () => Promise.reject(new Error('no fonts')))
  await expect(broken).rejects.toThrow('no fonts')
  expect(await ask('a')).toBe(picture)
  expect(await previews('b', async () => undefined)).toBeUndefined()
  expect(await ask('b')).toBe(picture)
})

test('a flood of different ones is refused, and what is refused can be asked for later', async () => {
  const { previews, ask } = counted()
  let go = () => {}
  const held = previews('held', () => new Promise((resolve) => (go = () => resolve(picture))))
  const waiting = Array.from({ length: 20 }, (_, index) => ask(`${index}`))
  await expect(ask('late')).rejects.toThrow(QueueFull)
  go()
  await Promise.all([held, ...waiting])
  expect(await ask('late')).toBe(picture)
})
