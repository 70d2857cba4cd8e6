import { wallClock } from '../model/berlin-clock.ts'
import type { Person } from '../stage/people.ts'
import type { Step } from './step.ts'

/** What a run was made of, for its last line: a market in which something never happened proves little. */
export function tally(
  steps: readonly Step[],
  people: readonly Person[],
): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  const add = (name: string) => {
    counts[name] = (counts[name] ?? 0) + 1
  }
  const habits = new Map(people.map(({ name, habit }) => [name, habit]))
  let clockWasAt: number | null = null
  for (const step of steps) {
    if (step.kind !== 'commands') add(`step ${step.kind}`)
    if (step.kind === 'clock') {
      if (clockWasAt !== null && offsetAt(clockWasAt) !== offsetAt(step.to))
        add('clock change night')
      clockWasAt = step.to
    }
    if (step.kind !== 'commands') continue
    if (step.killAfter !== null) add('server killed in the middle')
    const sent = new Set<string>()
    for (const { person, key, auction } of step.commands) {
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
