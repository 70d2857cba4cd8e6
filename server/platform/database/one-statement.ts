import { hash } from 'node:crypto'

/** A statement that changes rows and answers none, its parameters numbered from $1. */
export type Write = {
  /** A word that names its text among those it goes together with. */
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
}

/** PostgreSQL cuts longer names, and two statements would be taken for one. */
const nameLength = 63

type Prepared = { readonly name: string; readonly text: string }
const preparedByNames = new Map<string, Prepared>()

/**
 * Several writes as one prepared statement, so that they cost one message and one answer. They all see
 * the rows as they were before, in no order among themselves; each has to be another table's.
 */
export function asOneStatement(
  writes: readonly Write[],
): Prepared & { readonly values: unknown[] } {
  const names = writes.map((write) => write.name).join()
  const known = preparedByNames.get(names)
  const prepared = known ?? { name: nameOf(names), text: textOf(writes) }
  if (!known) preparedByNames.set(names, prepared)
  const { name, text } = prepared
  return { name, text, values: writes.flatMap(({ values }) => values) }
}

function nameOf(names: string): string {
  const name = `write ${names}`
  return name.length <= nameLength ? name : `write ${hash('sha256', names, 'hex').slice(0, 40)}`
}

function textOf(writes: readonly Write[]): string {
  let before = 0
  const parts = writes.map(({ name, text, values }) => {
    const first = before
    before += values.length
    return `${name}_written as (${text.replace(/\$(\d+)/g, (_, number) => `$${first + Number(number)}`)})`
  })
  return `with ${parts.join(',\n')} select`
}
