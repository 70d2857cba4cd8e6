import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { signalIfAlive } from './signal-if-alive.ts'

test('reaches a process that lives, and passes over one that has ended before', async () => {
  const child = spawn('sleep', ['60'])
  await once(child, 'spawn')
  const exit = once(child, 'exit')

  expect(signalIfAlive(Number(child.pid), 'SIGKILL')).toBe(true)
  await exit
  expect(signalIfAlive(Number(child.pid), 'SIGKILL')).toBe(false)
})

test('hides no other failure', () => {
  expect(() => signalIfAlive(process.pid, 'SIGNONE' as NodeJS.Signals)).toThrow('SIGNONE')
})
