/** Years since the first registration, at the time of the sale. */
export const ageClasses = ['to3', 'to8', 'to15', 'above15'] as const
export type AgeClass = (typeof ageClasses)[number]
