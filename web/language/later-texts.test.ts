import { expect, test } from 'vitest'
import { addLaterTexts, loadLaterTexts } from './later-texts.ts'

test('texts that did not come are fetched by the next who asks, and those that came by nobody again', async () => {
  const answers = [Promise.reject(new Error('no net')), Promise.resolve()]
  let asked = 0
  addLaterTexts(async () => answers[asked++])
  await expect(loadLaterTexts()).rejects.toThrow('no net')
  await loadLaterTexts()
  await loadLaterTexts()
  expect(asked).toBe(2)
})
