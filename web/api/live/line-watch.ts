/** The server says every five seconds that it is there, so this much silence is a broken line. */
const silenceMs = 12_000

export type LineWatch = {
  /** Anything came, also the sign that there is nothing to say. */
  readonly heard: () => void
  /** The line is known to be broken: no silence means anything until the next word. */
  readonly rest: () => void
  /** How long nothing has come. */
  readonly silentMs: () => number
  readonly close: () => void
}

/**
 * A connection can break without anybody saying so: a cable, a laptop that slept, a network that
 * changed. Silence tells, and the browser itself where it knows.
 */
export function watchLine(on: {
  readonly broken: () => void
  readonly networkBack: () => void
}): LineWatch {
  let lastHeardAt = performance.now()
  let silence: ReturnType<typeof setTimeout> | undefined
  addEventListener('offline', on.broken)
  addEventListener('online', on.networkBack)
  return {
    heard: () => {
      lastHeardAt = performance.now()
      clearTimeout(silence)
      silence = setTimeout(on.broken, silenceMs)
    },
    rest: () => clearTimeout(silence),
    silentMs: () => performance.now() - lastHeardAt,
    close: () => {
      clearTimeout(silence)
      removeEventListener('offline', on.broken)
      removeEventListener('online', on.networkBack)
    },
  }
}
