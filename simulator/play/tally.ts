import { wallClock } from '../model/berlin-clock.ts'
import type { Person } from '../stage/people.ts'
import type { Beat } from './beat.ts'

/** What a run was made of, for its last line: a market in which something never happened proves little. */
export function tally(
  beats: readonly Beat[],
  people: readonly Person[],
): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  const add = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1
  }
  const habits = new Map(people.map(({ name, habit }) => [name, habit]))
  let clockWasAt: number | null = null
  for (const beat of beats) {
    if (beat.kind !== 'commands') add(`beat ${beat.kind}`)
    if (beat.kind === 'clock') {
      if (clockWasAt !== null && offsetAt(clockWasAt) !== offsetAt(beat.to))
        add('clock change night')
      clockWasAt = beat.to
    }
    if (beat.kind !== 'commands') continue
    if (beat.killAfter !== null) add('server killed in the middle')
    const sent = new Set<string>()
    for (const { person, key, auction } of beat.commands) {
      if (sent.has(`${person} ${auction} ${key}`)) add('double click')
      sent.add(`${person} ${auction} ${key}`)
      const habit = habits.get(person)
      if (habit) add(`habit ${habit}`)
    }
  }
  return counts
}

/** Minutes that Berlin's clocks are ahead of UTC. */
function offsetAt(at: number): number {
  const utcMinutes = Math.floor(at / 60_000) % 1440
  return (wallClock(at).minuteOfDay - utcMinutes + 1440) % 1440
}
