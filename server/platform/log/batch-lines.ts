import type { DestinationStream } from 'pino'

/** What takes the gathered lines: as pino's own destination does, and at once when the process ends. */
export type LinesTaker = DestinationStream & { readonly flushSync: () => void }

/**
 * Hands lines on many at once: when there are so many characters of them, and so many milliseconds after the
 * first in any case. pino's destination can wait for them too, but measures all that waits again with each line.
 */
export function batchLines(
  taker: LinesTaker,
  limits: { readonly characters: number; readonly milliseconds: number },
): DestinationStream {
  let waiting = ''
  let timer: NodeJS.Timeout | null = null
  let isWatchingEnd = false

  const passOn = () => {
    if (timer) clearTimeout(timer)
    timer = null
    const lines = waiting
    waiting = ''
    if (lines !== '') taker.write(lines)
  }
  /** Only by whoever has something to lose: many logs are made and never written to. */
  const watchEnd = () => {
    isWatchingEnd = true
    process.once('beforeExit', passOn)
    process.once('exit', () => {
      passOn()
      taker.flushSync()
    })
  }

  return {
    write: (line) => {
      if (!isWatchingEnd) watchEnd()
      waiting += line
      if (waiting.length >= limits.characters) passOn()
      else timer ??= setTimeout(passOn, limits.milliseconds).unref()
    },
  }
}
