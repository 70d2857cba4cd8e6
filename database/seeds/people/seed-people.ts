import { type Instant, minuteMs } from '#domain/calendar/instant.ts'
import {
  type AccountServices,
  decideAdmission,
  deviceOf,
  linkToken,
  registerCustomer,
  saveProfile,
  setVatIdState,
  uploadMerchantDocument,
  verifyEmail,
} from '#server/areas/account/api.ts'
import type { CallContext } from '#server/platform/http/call-context.ts'
import { weekdaysBefore } from '../demo-calendar.ts'
import { drawDocument } from '../files/official-document.ts'
import { uploadOf } from '../files/uploaded-file.ts'
import { callContextOf } from './call-context-of.ts'
import {
  type DemoPerson,
  demoDealerInReview,
  demoDealers,
  demoDealerWithOldTerms,
  demoOperator,
  demoPassword,
  demoSecondOperator,
  demoSellers,
  emailOf,
} from './demo-people.ts'

/** Somebody of the demo as the use cases know them. */
export type SeededPerson = {
  readonly person: DemoPerson
  readonly customerId: number
  readonly merchantId: number | null
  readonly context: CallContext
}

export type SeededPeople = {
  readonly operator: SeededPerson
  readonly dealers: readonly SeededPerson[]
  readonly byKey: ReadonlyMap<string, SeededPerson>
}

/** By the market's clock: before the first ad of the demo, but for the dealer who waits. */
const registered = { days: 20, time: '10:00' }
const admittedSince = { days: 19, time: '11:30' }
const appliedLast = { days: 0, time: '09:12' }
const minutesApart = 7

/** Registers everybody, confirms addresses, fills in profiles, and lets the operator admit dealers. */
export async function seedPeople(
  services: AccountServices,
  market: {
    readonly start: Instant
    readonly moveClockTo: (instant: Instant) => Promise<void>
  },
): Promise<SeededPeople> {
  const goTo = (time: typeof registered, minutes = 0) =>
    market.moveClockTo(weekdaysBefore(market.start, time) + minutes * minuteMs)
  await goTo(registered)
  const operator = await seedOperator(services, demoOperator)
  // One after the other where ids are given, so that every run gives the same ones.
  const people: SeededPerson[] = []
  const everybody = [...demoSellers, ...demoDealers, demoDealerInReview, demoDealerWithOldTerms]
  for (const person of everybody) {
    if (person === demoDealerInReview) await goTo(appliedLast)
    else await goTo(registered, people.length * minutesApart)
    people.push(await seedPerson(services, person))
  }
  await goTo(admittedSince)
  const admitted = people.filter(({ person }) => demoDealers.includes(person))
  const dealers: SeededPerson[] = []
  for (const dealer of admitted) dealers.push(await admit(services, dealer, operator.context))
  const late = people.find(({ person }) => person === demoDealerWithOldTerms)
  if (late) await agreeLongAgo(services, await admit(services, late, operator.context))
  const second = await seedOperator(services, demoSecondOperator)
  const all = [operator, second, ...people.filter((each) => !admitted.includes(each)), ...dealers]
  return { operator, dealers, byKey: new Map(all.map((each) => [each.person.key, each])) }
}

async function seedPerson(services: AccountServices, person: DemoPerson): Promise<SeededPerson> {
  const customerId = await enter(services, person)
  const context = callContextOf({ customerId, language: person.language })
  const { profileType, profile: change } = person
  if (profileType === 'MERCHANT') await showLicence(services, person, context)
  const { merchant } = await saveProfile(services, { profileType, change }, context)
  return { person, customerId, merchantId: merchant?.merchantId ?? null, context }
}

async function showLicence(
  services: AccountServices,
  { profile, key }: DemoPerson,
  context: CallContext,
): Promise<void> {
  const bytes = await drawDocument({
    title: 'Gewerbeanmeldung',
    rows: [
      ['Betrieb', profile.companyName ?? ''],
      ['Sitz', `${profile.street}, ${profile.zipCode} ${profile.city}`],
      ['USt-IdNr.', profile.vatRegNo ?? ''],
      ['Tätigkeit', 'Handel mit Wohnmobilen und Wohnwagen'],
    ],
  })
  const request = uploadOf({ name: `gewerbeanmeldung-${key}.pdf`, bytes })
  await uploadMerchantDocument(services, { kind: 'trade_licence', request }, context)
}

/** Registered and the address confirmed by the link of the mail. */
async function enter(services: AccountServices, person: DemoPerson): Promise<number> {
  const email = emailOf(person.key)
  const { profileType, language } = person
  const device = deviceOf(services, {})
  const registration = { email, password: demoPassword, profileType, language }
  await registerCustomer(services, registration, device)
  const { rows } = await services.pool.query<{ customer_id: number; link_id: string }>(
    `select customer_id, link_id from account_links join customers using (customer_id)
     where email = $1 and kind = 'verify_email' and used_at is null`,
    [email],
  )
  const [link] = rows
  if (!link) throw new Error(`Nobody wrote to ${email}`)
  await verifyEmail(services, { token: linkToken(services, link.link_id), device })
  return link.customer_id
}

async function admit(
  services: AccountServices,
  dealer: SeededPerson,
  operator: CallContext,
): Promise<SeededPerson> {
  const { merchantId } = dealer
  if (merchantId === null) throw new Error(`${dealer.person.key} is no dealer`)
  await decideAdmission(services, { merchantId, command: 'accept' }, operator)
  await setVatIdState(services, { merchantId, state: 'valid' }, operator)
  return dealer
}

/** No call dates an agreement back: whoever registers agrees to the terms in force (spec 9.5). */
async function agreeLongAgo(services: AccountServices, { customerId }: SeededPerson) {
  await services.pool.query(
    `update terms_acceptances set accepted_at = accepted_at - interval '2 years'
     where customer_id = $1`,
    [customerId],
  )
}

/** No call makes an operator: the role is given in the database alone (rules 1). */
async function seedOperator(
  services: AccountServices,
  operator: DemoPerson,
): Promise<SeededPerson> {
  const seeded = await seedPerson(services, operator)
  const { customerId, person } = seeded
  await services.pool.query(`update customers set role = 'admin' where customer_id = $1`, [
    customerId,
  ])
  const context = callContextOf({ customerId, language: person.language, isOperator: true })
  return { ...seeded, context }
}
