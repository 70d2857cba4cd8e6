import pg from 'pg'

/** Beyond this nobody takes them. */
const statementsKept = 10_000
const shownCharacters = 60

/** Remembers what this process asks its database, whichever connection takes it. */
export function hearStatements(): () => readonly string[] {
  let heard: string[] = []
  const ask = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: pg.Client, ...given: readonly unknown[]) {
    if (heard.length < statementsKept) heard.push(nameOf(given[0] as Statement))
    return Reflect.apply(ask, this, given)
  } as typeof ask // The same calls, heard on their way.
  return () => {
    const taken = heard
    heard = []
    return taken
  }
}

type Statement = string | { readonly name?: string; readonly text?: string }

function nameOf(statement: Statement): string {
  if (typeof statement === 'string') return shortened(statement)
  return statement.name ?? shortened(statement.text ?? '')
}

function shortened(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, shownCharacters)
}
