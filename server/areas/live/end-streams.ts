import type { Viewer } from '../../platform/http/call-context.ts'
import type { ChangeNotifier } from '../../platform/live/change-notifier.ts'
import type { Stream, StreamHub } from '../../platform/live/stream-hub.ts'
import type { Services } from '../../platform/services.ts'
import { findEndedSessions } from '../account/api.ts'

/**
 * A stream ends with the login it was opened by (rules 11): it carries what that person alone may
 * see, and no call of theirs comes in between that would notice. The browser connects again by itself
 * and gets what it may see then.
 */

type Parts = Pick<Services, 'pool' | 'log' | 'endedSessions'> & {
  readonly hub: StreamHub<Viewer>
  readonly changeNotifier: ChangeNotifier
}

/** For sessions that are gone without having ended, as after a demo's reset. */
const lookAgainMs = 30_000

export function guardStreams({ pool, log, hub, changeNotifier, endedSessions }: Parts): {
  readonly stop: () => void
} {
  const look = (streams: Iterable<Stream<Viewer>>) => {
    endStreamsOfEndedLogins({ pool }, streams).catch((err: unknown) =>
      log.warn({ err }, 'a live stream may have outlived its login'),
    )
  }
  changeNotifier.listen('ended_logins', (customerIds) => {
    if (customerIds.length === 0) look(hub.all())
  })
  endedSessions.listen((sessionIds) => {
    const ended = new Set(sessionIds)
    for (const stream of hub.all()) {
      const { sessionId } = stream.listener
      if (sessionId !== null && ended.has(sessionId)) stream.close()
    }
  })
  const timer = setInterval(() => look(hub.all()), lookAgainMs)
  timer.unref()
  return { stop: () => clearInterval(timer) }
}

export async function endStreamsOfEndedLogins(
  services: Pick<Services, 'pool'>,
  streams: Iterable<Stream<Viewer>>,
): Promise<void> {
  const open = [...streams].flatMap((stream) => {
    const { sessionId } = stream.listener
    return sessionId === null ? [] : [{ stream, sessionId }]
  })
  if (open.length === 0) return
  const ended = await findEndedSessions(
    services.pool,
    open.map(({ sessionId }) => sessionId),
  )
  for (const { stream, sessionId } of open) if (ended.has(sessionId)) stream.close()
}
