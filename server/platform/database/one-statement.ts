/** A statement that changes rows and answers none, its parameters numbered from $1. */
export type Write = {
  /** A word that names its text among those it goes together with. */
  readonly name: string
  readonly text: string
  readonly values: readonly unknown[]
}

const textsByName = new Map<string, string>()

/**
 * Several writes as one prepared statement, so that they cost one message and one answer. They all see
 * the rows as they were before, in no order among themselves; each has to be another table's.
 */
export function asOneStatement(writes: readonly Write[]): {
  readonly name: string
  readonly text: string
  readonly values: unknown[]
} {
  const name = `write ${writes.map((write) => write.name).join()}`
  const known = textsByName.get(name)
  const text = known ?? textOf(writes)
  if (!known) textsByName.set(name, text)
  return { name, text, values: writes.flatMap(({ values }) => values) }
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
