import { addCustomer, addDealer } from '#database/testing/market-of-test.ts'
import type { DatabasePool } from '#server/platform/database/pool.ts'
import type { Standing } from '../model/story.ts'

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
  /** Of a dealer; changes when the operator blocks him. */
  standing: Standing | null
  /** Dealers of one company share it with its sellers. */
  readonly company: string | null
}

type Cast = Pick<Person, 'name' | 'role' | 'habit' | 'standing' | 'company'>

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
  for (const each of cast) people.push({ ...each, ...(await addPerson(pool, each)) })
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

export async function blockPerson(pool: DatabasePool, person: Person): Promise<void> {
  await pool.query('update merchants set blocked_at = now() where merchant_id = $1', [
    person.merchantId,
  ])
  person.standing = 'blocked'
}
