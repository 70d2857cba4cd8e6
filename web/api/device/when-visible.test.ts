import { expect, test } from 'vitest'
import { whenVisible } from './when-visible.ts'

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState

  constructor(state: DocumentVisibilityState) {
    super()
    this.visibilityState = state
  }

  turn(state: DocumentVisibilityState): void {
    this.visibilityState = state
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

function startOn(page: Page) {
  const done: string[] = []
  const end = whenVisible(() => done.push('done'), page)
  return { done, end }
}

test('what somebody looks at is done at once, and once', () => {
  const page = new Page('visible')
  const { done } = startOn(page)
  page.turn('hidden')
  page.turn('visible')
  expect(done).toEqual(['done'])
})

test('what nobody looks at waits until somebody does', () => {
  const page = new Page('hidden')
  const { done } = startOn(page)
  page.turn('hidden')
  expect(done).toEqual([])
  page.turn('visible')
  page.turn('visible')
  expect(done).toEqual(['done'])
})

test('what has ended is not done any more', () => {
  const page = new Page('hidden')
  const { done, end } = startOn(page)
  end()
  page.turn('visible')
  expect(done).toEqual([])
})
