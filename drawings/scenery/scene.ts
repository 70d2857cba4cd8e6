import type { Chance } from '../chance.ts'
import type { Light, Tone } from '../palette.ts'

export const sceneNames = ['coast', 'alps', 'forest', 'dunes', 'pitch', 'yard'] as const
export type SceneName = (typeof sceneNames)[number]

export type SceneContext = {
  readonly chance: Chance
  readonly light: Light
  readonly tone: Tone
  /** Words will stand on the left half of it. */
  readonly isBanner: boolean
}

export type Ground = {
  readonly far: string
  readonly near: string
  /** The strip the vehicle stands on. */
  readonly track: string
  /** Colour of grass blades; absent where nothing grows. */
  readonly blades?: string
}

/** Everything behind the vehicle down to y = 420, and the colours of the ground before it. */
export type Backdrop = {
  readonly definitions: string
  readonly markup: string
  readonly ground: Ground
}
