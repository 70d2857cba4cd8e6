import type { ChildProcess } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { answersHttp } from './http-probe.ts'

const pollMs = 50

/** Waits until a started server answers; fails at once when its process ends instead. */
export async function waitForServer(options: {
  child: ChildProcess
  port: number
  limitMs: number
  log(): string
}): Promise<void> {
  const { child, port } = options
  const giveUpAt = Date.now() + options.limitMs
  while (!(await answersHttp(port))) {
    const hasEnded = child.exitCode !== null || child.signalCode !== null
    if (hasEnded || Date.now() > giveUpAt) {
      throw new Error(`The server ${hasEnded ? 'ended' : 'does not answer'}:\n${options.log()}`)
    }
    await wait(pollMs)
  }
}
