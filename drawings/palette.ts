import { hashOf } from './chance.ts'
import { mix } from './colour.ts'

/** One palette for everything drawn, so that sixty pictures side by side are one collection. */

const lightNames = ['day', 'morning', 'overcast', 'dusk'] as const
export type LightName = (typeof lightNames)[number]

export type Light = {
  readonly sky: readonly string[]
  /** What distance fades into. */
  readonly haze: string
  readonly sun: string
  readonly cloud: string
  /** What everything is tinted with, and how much of it. */
  readonly shade: string
  readonly shadeShare: number
  readonly glass: readonly [string, string]
  /** Dusk lights the windows and the head lamps. */
  readonly isDusk: boolean
}

const dayGlass = ['#5d7a8a', '#27414f'] as const

export const lights: Readonly<Record<LightName, Light>> = {
  day: {
    sky: ['#a9d3e6', '#cfe6ee', '#f1f1e6'],
    haze: '#dfebee',
    sun: '#fff6dd',
    cloud: '#ffffff',
    shade: '#ffffff',
    shadeShare: 0,
    glass: dayGlass,
    isDusk: false,
  },
  morning: {
    sky: ['#bcd6e2', '#e9e4da', '#fbeedb'],
    haze: '#f0e6da',
    sun: '#fff0cf',
    cloud: '#fffaf2',
    shade: '#f3d7b4',
    shadeShare: 0.12,
    glass: ['#6b7f8a', '#2f4450'],
    isDusk: false,
  },
  overcast: {
    sky: ['#b9c8d0', '#cfd9dd', '#e4e8e6'],
    haze: '#dbe2e3',
    sun: '#f4f5f0',
    cloud: '#eef2f3',
    shade: '#8697a0',
    shadeShare: 0.14,
    glass: ['#566f7c', '#2b404b'],
    isDusk: false,
  },
  dusk: {
    sky: ['#53739a', '#b39bab', '#f3bd94', '#f8dcb4'],
    haze: '#dcb2a6',
    sun: '#ffe3ae',
    cloud: '#f6cdb4',
    shade: '#3c4766',
    shadeShare: 0.36,
    glass: ['#4a566f', '#222c42'],
    isDusk: true,
  },
}

export type Tone = (colour: string, distance?: number) => string

/** A colour under this light, seen from a distance between 0 (here) and 1 (horizon). */
export function toneUnder(light: Light): Tone {
  return (colour, distance = 0) => {
    return mix(mix(colour, light.shade, light.shadeShare), light.haze, distance)
  }
}

export const coachColours = ['#fafbfb', '#fafbfb', '#f3f1ea', '#dfe4e6', '#eae1d2'] as const
export const vanColours = [
  '#fafbfb',
  '#cfd6d9',
  '#59666f',
  '#9c5343',
  '#35606d',
  '#c8b28c',
  '#7d8f84',
] as const
export const stripeColours = [
  '#0e7490',
  '#0096c7',
  '#c2643f',
  '#d39b3a',
  '#43806a',
  '#7b4f6b',
  '#4b6474',
  '#27506d',
] as const

/** A make has its own colour and pattern, whatever the model: dealers know makes by them. */
export function liveryOfMake(make: string): { stripe: string; pattern: number } {
  const hash = hashOf(make.trim().toLowerCase())
  return {
    stripe: stripeColours[hash % stripeColours.length] ?? stripeColours[0],
    pattern: (hash >>> 8) % 5,
  }
}
