/** The drawings of a vehicle on which its seller points to damages. */

export const damageViews = ['right', 'left', 'front', 'rear', 'roof', 'inside'] as const
export type DamageView = (typeof damageViews)[number]

/** Percent of a view's width from its left edge and of its height from the top. */
export type SpotPoint = { readonly x: number; readonly y: number }

/** Where somebody pointed to. */
export type DamageSpot = SpotPoint & { readonly view: DamageView }
