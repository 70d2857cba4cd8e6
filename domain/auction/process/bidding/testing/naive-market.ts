import { bidStepEur, defaultBidSteps } from '../../../core/bid-steps.ts'

/**
 * A naive market of another shape: it keeps what everybody would pay at most, asks who would pay
 * most and was first, and searches euro by euro for the smallest price that the rules let stand.
 */
type Wallet = { standing: number; standingSince: number; limit: number | null; place: number }
export type Model = { wallets: Map<number, Wallet>; leader: number; price: number; now: number }

export const target = 5_600
const step = (current: number) => bidStepEur(defaultBidSteps, current)
const most = (wallet: Wallet) => Math.max(wallet.standing, wallet.limit ?? 0)
// A limit that is as high as what stands already gives up no rank, whenever it was set.
function since({ standing, standingSince, limit, place }: Wallet): number {
  if (limit === null || limit < standing) return standingSince
  return limit === standing ? Math.min(place, standingSince) : place
}

function whoPaysMost(model: Model): number {
  const ranked = [...model.wallets].sort(
    ([, one], [, other]) => most(other) - most(one) || since(one) - since(other),
  )
  return ranked[0]?.[0] ?? 0
}

function smallestStandingPrice(model: Model, winner: number, floor: number): number {
  const purse = model.wallets.get(winner)
  const rival = model.wallets.get(model.leader)
  const ceiling = purse?.limit ?? floor
  const goal = ceiling >= target ? target : 0
  const opening = Math.max(Math.min(floor, ceiling), goal)
  const rivalMost = rival === undefined || winner === model.leader ? 0 : most(rival)
  for (let price = floor; price < ceiling; price += 1) {
    const isStep = rivalMost < opening ? price >= opening : price >= rivalMost + step(rivalMost)
    if (isStep && price >= goal) return price
  }
  return ceiling
}

export function bidManually(model: Model, merchant: number, amount: number): void {
  const before = model.wallets.get(merchant)
  model.wallets.set(merchant, {
    limit: before?.limit ?? null,
    place: before?.place ?? 0,
    standing: amount,
    standingSince: model.now,
  })
  const winner = whoPaysMost(model)
  const limit = model.wallets.get(winner)?.limit ?? amount
  model.price =
    winner === merchant ? amount : Math.min(amount + (limit > amount ? step(amount) : 0), limit)
  lead(model, winner)
}

export function setLimit(model: Model, merchant: number, limit: number): void {
  const wallet = model.wallets.get(merchant)
  if (wallet === undefined) throw new Error('An agent needs an own bid.')
  wallet.place = wallet.limit === limit ? wallet.place : model.now
  wallet.limit = limit
  const leader = model.leader
  const winner = whoPaysMost(model)
  if (merchant === leader) {
    model.price = limit >= target ? Math.max(model.price, target) : model.price
  } else if (winner === merchant) {
    model.price = smallestStandingPrice(model, merchant, model.price + step(model.price))
  } else {
    const own = model.wallets.get(winner)?.limit ?? 0
    model.price = Math.min(limit === own ? limit : limit + step(limit), own)
    wallet.standing = limit
    wallet.standingSince = model.now
  }
  // A beaten leader has bid the whole limit where they could answer; the model’s record shows it anyhow.
  lead(model, winner)
}

function lead(model: Model, winner: number): void {
  const wallet = model.wallets.get(winner)
  if (wallet !== undefined && winner !== model.leader) wallet.standingSince = model.now
  if (wallet !== undefined) wallet.standing = model.price
  model.leader = winner
}
