export type WeightClass = 'up_to_3500' | 'up_to_4500' | 'above_4500'

/** The limits of driving licences and tolls, by which buyers search. */
export function weightClassOf(licensedWeightKg: number): WeightClass {
  if (licensedWeightKg <= 3500) return 'up_to_3500'
  return licensedWeightKg <= 4500 ? 'up_to_4500' : 'above_4500'
}
