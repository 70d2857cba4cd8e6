/** What the base page asks, by its name in the address of the first step. */
export const firstAnswerNames = {
  vehicle: 'vehicle',
  registered: 'registered',
  mileage: 'mileage',
} as const

/** The short way with which somebody wants to begin, by its name in the same address. */
export const beginName = 'begin'
export const waysToBegin = ['photo', 'plate'] as const
export type WayToBegin = (typeof waysToBegin)[number]
