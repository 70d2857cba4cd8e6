import { addCustomer, addDealer } from '#database/testing/market-of-test.ts'
import type { DatabasePool } from '#server/platform/database/pool.ts'
import type { Party, VatId } from '../model/amounts.ts'
import type { Standing } from '../model/scenario.ts'

/** Who plays: sellers, dealers with habits, an operator, and people who may only look. */

export type Habit =
  | 'nibbler'
  | 'sniper'
  | 'agent_user'
  | 'double_clicker'
  | 'key_reuser'
  | 'late_joiner'
  | 'haggler'

export type Person = {
  readonly name: string
  readonly customerId: number | null
  readonly merchantId: number | null
  readonly role: 'visitor' | 'customer' | 'dealer' | 'operator'
  readonly habit: Habit | null
  /** Of a dealer; changes when the operator blocks them. */
  standing: Standing | null
  /** Dealers of one company share it with its sellers. */
  readonly company: string | null
  /** The home country, and what is known of the VAT id since when. */
  readonly country: string
  vatId: Party['vatId']
}

type Cast = Pick<Person, 'name' | 'role' | 'habit' | 'standing' | 'company'>

/** Everybody else is at home in Germany and has no VAT id. */
const homes: Readonly<Record<string, { readonly country: string; readonly vatId: VatId }>> = {
  'seller-bert': { country: 'NL', vatId: 'none' },
  'seller-company': { country: 'DE', vatId: 'unchecked' },
  'seller-dealer': { country: 'NL', vatId: 'valid' },
  sniper: { country: 'PL', vatId: 'unchecked' },
  'agent-two': { country: 'NL', vatId: 'valid' },
  'agent-three': { country: 'FR', vatId: 'invalid' },
  'double-clicker': { country: 'AT', vatId: 'none' },
  'key-reuser': { country: 'CH', vatId: 'none' },
  'late-joiner': { country: 'PL', vatId: 'valid' },
  haggler: { country: 'NL', vatId: 'unchecked' },
  linked: { country: 'NO', vatId: 'none' },
}

const dealer = (name: string, habit: Habit | null, standing: Standing = 'accepted'): Cast => ({
  name,
  role: 'dealer',
  habit,
  standing,
  company: null,
})
const other = (name: string, role: 'visitor' | 'customer' | 'operator'): Cast => ({
  name,
  role,
  habit: null,
  standing: null,
  company: null,
})

const cast: readonly Cast[] = [
  other('visitor', 'visitor'),
  other('stranger', 'customer'),
  other('seller-anna', 'customer'),
  other('seller-bert', 'customer'),
  { ...other('seller-company', 'customer'), company: 'House of Wheels' },
  { ...dealer('seller-dealer', 'nibbler'), company: 'Own Cars' },
  { ...dealer('nibbler', 'nibbler'), company: 'Twin Motors' },
  dealer('sniper', 'sniper'),
  dealer('agent-one', 'agent_user'),
  { ...dealer('agent-two', 'agent_user'), company: 'Twin Motors' },
  dealer('agent-three', 'agent_user'),
  dealer('double-clicker', 'double_clicker'),
  dealer('key-reuser', 'key_reuser'),
  dealer('late-joiner', 'late_joiner'),
  dealer('haggler', 'haggler'),
  dealer('to-be-blocked', 'agent_user'),
  { ...dealer('linked', 'nibbler'), company: 'House of Wheels' },
  dealer('in-review', 'nibbler', 'in_review'),
  dealer('stopped', 'nibbler', 'stopped'),
  dealer('without-terms', 'nibbler', 'terms_open'),
  other('operator', 'operator'),
  other('second-operator', 'operator'),
]

export async function addPeople(pool: DatabasePool): Promise<Person[]> {
  const people: Person[] = []
  for (const each of cast) {
    const { country, vatId } = homes[each.name] ?? { country: 'DE', vatId: 'none' }
    const ids = await addPerson(pool, each)
    const person = { ...each, ...ids, country, vatId: [{ from: 0, state: vatId }] }
    await saveHome(pool, person, vatId)
    people.push(person)
  }
  return people
}

async function addPerson(pool: DatabasePool, { name, role, standing, company }: Cast) {
  if (role === 'visitor') return { customerId: null, merchantId: null }
  const person =
    role === 'dealer'
      ? await addDealer(pool, name)
      : { customerId: await addCustomer(pool, name), merchantId: null }
  const { customerId, merchantId } = person
  const run = (text: string, ...values: unknown[]) => pool.query(text, values)
  if (role === 'operator')
    await run(`update customers set role = 'admin' where customer_id = $1`, customerId)
  if (company !== null)
    await run('update customers set company_key = $2 where customer_id = $1', customerId, company)
  if (standing === 'in_review')
    await run(`update merchants set admission = 'in_review' where merchant_id = $1`, merchantId)
  if (standing === 'stopped')
    await run('update merchants set bidding_stopped_at = now() where merchant_id = $1', merchantId)
  if (standing === 'terms_open')
    await run('delete from terms_acceptances where customer_id = $1', customerId)
  return { customerId, merchantId }
}

async function saveHome(pool: DatabasePool, person: Person, vatId: VatId): Promise<void> {
  const { customerId, merchantId, country } = person
  const vatRegNo = vatId === 'none' ? {} : { vatRegNo: `${country}123456789` }
  await pool.query('update customers set profile = $2 where customer_id = $1', [
    customerId,
    JSON.stringify({ country, ...vatRegNo }),
  ])
  if (vatId !== 'none') await saveVatId(pool, merchantId, vatId)
}

async function saveVatId(pool: DatabasePool, merchantId: number | null, vatId: VatId) {
  await pool.query('update merchants set vat_id_state = $2 where merchant_id = $1', [
    merchantId,
    vatId,
  ])
}

/** The register answers at last. */
export async function checkVatId(
  pool: DatabasePool,
  person: Person,
  found: { readonly state: VatId; readonly from: number },
): Promise<void> {
  await saveVatId(pool, person.merchantId, found.state)
  person.vatId = [...person.vatId, found]
}

export async function blockPerson(pool: DatabasePool, person: Person): Promise<void> {
  await pool.query('update merchants set blocked_at = now() where merchant_id = $1', [
    person.merchantId,
  ])
  person.standing = 'blocked'
}
