import type { ModelState } from '../model/model-state.ts'
import type { Chance } from '../stage/chance.ts'
import type { Person } from '../stage/people.ts'
import type { Auction } from './auction.ts'
import { anyOperator, type Edge } from './edges.ts'

/** Who does something next. */

type Crowd = { readonly people: readonly Person[] }
type Live = { readonly auction: Auction; readonly state: ModelState }

export function personAt(chance: Chance, { who }: Edge, { people }: Crowd): Person {
  const isWanted = ({ name, role }: Person) => (who === anyOperator ? role === who : name === who)
  return chance.pick(people.filter(isWanted))
}

/** Mostly who is concerned: the owner, the highest bidder in a renegotiation, who may leave; else anybody. */
export function somebody(chance: Chance, { people }: Crowd, live: Live): Person {
  const {
    state,
    auction: { scenario },
  } = live
  const { status, renegotiation, secondChance } = state
  const operator = chance.pick(people.filter(({ role }) => role === 'operator'))
  if (state.request !== null && chance.happens(0.3)) return operator
  const concerned = [status === 'sold' ? operator.name : scenario.release.owner]
  if (renegotiation) concerned.push(renegotiation.buyer)
  if (secondChance) concerned.push(secondChance.who)
  const takesBids = status === 'running' || status === 'hotbidding'
  if (!takesBids && chance.happens(0.6)) {
    const wanted = chance.pick(concerned)
    const side = people.find(({ name }) => name === wanted)
    if (side) return side
  }
  if (state.withdrawalRights.size > 0 && chance.happens(0.3)) {
    const leaving = people.find(({ name }) => state.withdrawalRights.has(name))
    if (leaving) return leaving
  }
  if (chance.happens(takesBids ? 0.03 : 0.08)) return operator
  const usual = people.filter((each) => each.habit !== null && each.standing === 'accepted')
  return chance.pick(chance.happens(0.9) ? usual : people.filter(({ role }) => role !== 'visitor'))
}
