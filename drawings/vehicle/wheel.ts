import { lighten, mix } from '../colour.ts'
import { circle, group, path, trace } from '../svg.ts'
import type { Wheel } from './paint.ts'

export function drawWheel({ x, radius, rim }: Wheel, isDusk: boolean): string {
  const metal = isDusk ? '#9aa0ad' : '#c9d0d3'
  const disc = rim === 'steel' ? metal : mix(metal, '#3a464c', 0.72)
  return group(
    { transform: trace`translate(${x} ${radius})` },
    circle([0, 0], radius, '#20292e'),
    circle([0, 0], radius * 0.93, 'none', { stroke: '#39444a', 'stroke-width': 1.4 }),
    circle([0, 0], radius * 0.64, '#3a464c'),
    circle([0, 0], radius * 0.62, disc),
    rim === 'steel' ? ventHoles(radius) : spokes(radius, metal),
    circle([0, 0], radius * 0.6, 'none', {
      stroke: lighten(metal, 0.35),
      'stroke-width': radius * 0.055,
    }),
    circle([0, 0], radius * 0.15, mix(metal, '#40505a', 0.35)),
  )
}

function ventHoles(radius: number): string {
  return Array.from({ length: 8 }, (_, index) => {
    const angle = (index * Math.PI) / 4
    const reach = radius * 0.43
    return circle([Math.cos(angle) * reach, Math.sin(angle) * reach], radius * 0.075, '#5d686e')
  }).join('')
}

function spokes(radius: number, metal: string): string {
  const outline = trace`M${-radius * 0.12} 0L${-radius * 0.17} ${radius * 0.6}H${radius * 0.17}L${radius * 0.12} 0Z`
  return Array.from({ length: 5 }, (_, index) => {
    return path(outline, metal, { transform: `rotate(${index * 72 + 18})` })
  }).join('')
}

/** The dark hollow the wheel turns in, around the same centre and a little larger than the tyre. */
export function wheelArch({ x, radius }: Pick<Wheel, 'x' | 'radius'>, fill = '#1b2429'): string {
  const reach = radius + 3
  const outline = trace`M${x - reach} 30V${radius}A${reach} ${reach} 0 0 0 ${x + reach} ${radius}V30Z`
  return path(outline, fill)
}

/** Arch with its lip in the colour of the sill. */
export function wheelArches(wheels: readonly Wheel[], lip: string): string {
  const lips = wheels.map(({ x, radius }) => wheelArch({ x, radius: radius + 2 }, lip))
  const hollows = wheels.map(({ x, radius }) => wheelArch({ x, radius: radius - 1 }))
  return [...lips, ...hollows].join('')
}
