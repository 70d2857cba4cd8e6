import { tokenHash } from '../secrets/keys.ts'
import { StartRefused } from '../start-refused.ts'
import { onlyRow, type Queryable } from './queryable.ts'

/**
 * The database says what it is. A demo lets anybody in without a password and throws its market away,
 * so it must never be begun on a production database; and with another secret everything sealed in the
 * database would be lost.
 */

export type Installation = { readonly isDemo: boolean; readonly key: Buffer }

/** Its MAC is kept instead of the key. */
const constant = 'CM24'

const begunWithAnotherSecret =
  'APP_SECRET is not the secret this database was begun with; what is sealed in it could not be ' +
  'read. Start with the former APP_SECRET (in a demo: with the former file demo-secret in DATA_DIR).'

/** Before anything is written, the schema included; an empty database passes. */
export async function refuseOtherKind(db: Queryable, isDemo: boolean): Promise<void> {
  const table = await db.query<{ exists: boolean }>(
    `select to_regclass('installation') is not null as exists`,
  )
  if (!onlyRow(table).exists) return
  const { rows } = await db.query<{ kind: string }>('select kind from installation')
  const [installation] = rows
  if (installation === undefined || installation.kind === kindOf(isDemo)) return
  throw new StartRefused(
    isDemo
      ? 'This database is a production database and is not opened as a demo. Start with DEMO=0, or ' +
          'choose another database with DATABASE_URL or DATA_DIR.'
      : 'This database is the database of a demo and is not opened in production. Start with DEMO=1, ' +
          'or choose another database with DATABASE_URL or DATA_DIR.',
  )
}

/** The first start says what the database is; every later one is held to it. */
export async function claimDatabase(db: Queryable, { isDemo, key }: Installation): Promise<void> {
  const secretMac = tokenHash(constant, key)
  await db.query(
    'insert into installation (kind, secret_mac) values ($1, $2) on conflict do nothing',
    [kindOf(isDemo), secretMac],
  )
  await refuseOtherKind(db, isDemo)
  const stored = await db.query<{ secretMac: Buffer }>(
    'select secret_mac as "secretMac" from installation',
  )
  if (!onlyRow(stored).secretMac.equals(secretMac)) throw new StartRefused(begunWithAnotherSecret)
}

function kindOf(isDemo: boolean): 'demo' | 'production' {
  return isDemo ? 'demo' : 'production'
}
