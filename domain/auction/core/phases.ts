import type {
  AuctionState,
  BiddingStatus,
  Ended,
  EndedState,
  OnMarketState,
  ReleasedState,
} from './state.ts'

/** In which phase an auction is, for rules that concern one of them, and the step from one to the next. */

export function isReleased(state: AuctionState): state is ReleasedState {
  return state.clock !== undefined
}

export function isOnMarket(state: AuctionState): state is OnMarketState {
  return state.status === 'published' || takesBids(state)
}

export function takesBids(
  state: AuctionState,
): state is OnMarketState & { readonly status: BiddingStatus } {
  return state.status === 'running' || state.status === 'hotbidding'
}

export function isEnded(state: AuctionState): state is EndedState {
  return isReleased(state) && !isOnMarket(state)
}

/** The auction that a command of the market concerns; the process table allows it in no other phase. */
export function released(state: AuctionState): ReleasedState {
  if (!isReleased(state)) throw new Error(`Auction ${state.auctionId} has not been released.`)
  return state
}

export function onMarket(state: AuctionState): OnMarketState {
  if (!isOnMarket(state)) throw new Error(`Auction ${state.auctionId} is ${state.status}.`)
  return state
}

/** An auction that leaves its phase keeps its history and loses the fields of that phase. */
export function betweenPhases(state: ReleasedState): Ended {
  const { reservation: _reservation, sale: _sale, secondChance: _secondChance, ...staying } = state
  return staying
}
