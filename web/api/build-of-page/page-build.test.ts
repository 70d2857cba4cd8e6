import { expect, test } from 'vitest'
import { createPageBuild } from './page-build.ts'

test('a page is old while the server last heard of serves another build (spec 4)', () => {
  const build = createPageBuild('one', () => true)
  let notified = 0
  build.subscribe(() => {
    notified += 1
  })
  build.meet('one')
  build.meet(null)
  expect(build.isOld()).toBe(false)
  build.meet('two')
  build.meet('two')
  build.meet(null)
  expect([build.isOld(), build.isHeld(), notified]).toEqual([true, true, 1])
  build.meet('one')
  expect([build.isOld(), notified]).toEqual([false, 2])
})

test('a page that has just been loaded takes what it gets, or it would never show anything (spec 8.1)', () => {
  const build = createPageBuild('one', () => false)
  build.meet('two')
  expect([build.isOld(), build.isHeld()]).toEqual([true, false])
})

test('a command is under way until it is answered or has failed', async () => {
  const build = createPageBuild('one', () => true)
  const answered = build.whileSending(Promise.resolve('done'))
  const failed = build.whileSending(Promise.reject(new Error('cut off'))).catch(() => 'failed')
  expect(build.isSending()).toBe(true)
  expect(await Promise.all([answered, failed])).toEqual(['done', 'failed'])
  expect(build.isSending()).toBe(false)
})
