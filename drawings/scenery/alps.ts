import { mix } from '../colour.ts'
import { fade, path, polygon, trace } from '../svg.ts'
import { wood } from './plants.ts'
import { hills, ridge } from './relief.ts'
import type { Backdrop, SceneContext } from './scene.ts'

type Peak = { foot: number; width: number; height: number; summit: number; top: number }

export function drawAlps({ chance, light, tone }: SceneContext): Backdrop {
  const peaks: Peak[] = []
  let foot = chance.between(-190, -60)
  while (foot < 840) {
    const width = chance.between(280, 460)
    const height = width * chance.between(0.5, 0.64)
    const summit = foot + width * chance.between(0.42, 0.58)
    peaks.push({ foot, width, height, summit, top: 352 - height })
    foot += width * chance.between(0.5, 0.68)
  }
  const snow = mix('#ffffff', light.haze, light.isDusk ? 0.4 : 0.1)
  return {
    definitions: fade('rock', [
      [0, tone('#8ba6ba', 0.28)],
      [1, tone('#a3bcc7', 0.78)],
    ]),
    markup: [
      path(peaks.map(massif).join(''), 'url(#rock)'),
      path(peaks.map(snowCap).join(''), snow),
      path(peaks.map(shadedFlank).join(''), tone('#4d7186', 0.2), { opacity: '.2' }),
      path(
        `${polygon(ridge(chance, { y: 292, swing: 52, depth: 6 }))}V600H-20Z`,
        tone('#6f93a0', 0.5),
      ),
      path(hills(chance, { y: 342, swing: 22, count: 5 }), tone('#6d9a8b', 0.38)),
      path(wood(chance, { y: 378, height: 46, gap: 15, coniferShare: 1 }), tone('#44756c', 0.26)),
      path(wood(chance, { y: 408, height: 64, gap: 26, coniferShare: 1 }), tone('#2f6159', 0.08)),
    ].join(''),
    ground: {
      far: tone('#9dbb86'),
      near: tone('#7fa372'),
      track: tone('#d6cdb4'),
      blades: tone('#5d8a5c'),
    },
  }
}

function massif({ foot, width, height, summit, top }: Peak): string {
  return [
    trace`M${foot - 60} 360L${summit - width * 0.2} ${top + height * 0.34}`,
    trace`L${summit - width * 0.13} ${top + height * 0.3}L${summit} ${top}`,
    trace`L${summit + width * 0.16} ${top + height * 0.27}L${summit + width * 0.24} ${top + height * 0.32}`,
    trace`L${foot + width + 60} 360Z`,
  ].join('')
}

function snowCap({ width, height, summit, top }: Peak): string {
  const edge: readonly (readonly [number, number])[] = [
    [0, 0],
    [-0.13, 0.3],
    [-0.17, 0.32],
    [-0.08, 0.35],
    [-0.03, 0.29],
    [0.03, 0.4],
    [0.08, 0.3],
    [0.16, 0.34],
    [0.2, 0.295],
    [0.16, 0.27],
  ]
  return `${polygon(edge.map(([x, y]) => [summit + width * x, top + height * y]))}Z`
}

function shadedFlank({ foot, width, height, summit, top }: Peak): string {
  return [
    trace`M${summit} ${top}L${summit + width * 0.03} ${top + height * 0.24}`,
    trace`L${summit - width * 0.03} ${top + height * 0.5}L${summit + width * 0.12} 360`,
    trace`H${foot + width + 60}L${summit + width * 0.24} ${top + height * 0.32}`,
    trace`L${summit + width * 0.16} ${top + height * 0.27}Z`,
  ].join('')
}
