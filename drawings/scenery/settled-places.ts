import { line, path, rect, trace } from '../svg.ts'
import { conifer, leafTree, wood } from './plants.ts'
import { hills } from './relief.ts'
import type { Backdrop, SceneContext } from './scene.ts'

/** The yard of a dealer: a hall with gates, lamps and asphalt. */
export function drawYard(context: SceneContext): Backdrop {
  const { chance, tone } = context
  return {
    definitions: '',
    markup: [
      path(hills(chance, { y: 318, swing: 14, count: 5 }), tone('#86a7a5', 0.55)),
      path(wood(chance, { y: 372, height: 66, gap: 30, coniferShare: 0.15 }), tone('#55837a', 0.4)),
      hall(context),
      streetLamp(context, chance.between(60, 200)),
      streetLamp(context, chance.between(610, 750)),
      path(wood(chance, { y: 424, height: 22, gap: 24, coniferShare: 0 }), tone('#3f6f62', 0.1)),
    ].join(''),
    ground: { far: tone('#c3c9c6'), near: tone('#a5afae'), track: tone('#b9c0be') },
  }
}

function hall({ chance, light, tone }: SceneContext): string {
  const x = chance.between(-60, 180)
  const width = chance.between(430, 560)
  const bay = width / 6
  const parts = [
    rect({ x, y: 268, width, height: 150 }, tone('#cdd5d6', 0.18)),
    rect({ x: x - 8, y: 258, width: width + 16, height: 14 }, tone('#52707c', 0.15)),
    rect({ x, y: 272, width, height: 10 }, tone('#9fb0b4', 0.15)),
    rect({ x: x + width * 0.3, y: 248, width: 118, height: 12 }, tone('#0096c7', 0.1), 2),
  ]
  for (let index = 0; index < 6; index += 1) {
    const left = x + 12 + index * bay
    const gate = bay - 22
    const fill = light.isDusk && index % 3 !== 2 ? '#f7d79a' : tone('#6f8d98', 0.2)
    parts.push(rect({ x: left, y: 300, width: gate, height: 118 }, fill, 2))
    const bars = trace`M${left} 326h${gate}M${left + gate / 2} 300v118`
    parts.push(line(bars, tone('#4f6b76', 0.2), 2, { opacity: '.6' }))
  }
  return parts.join('')
}

function streetLamp({ light, tone }: SceneContext, x: number): string {
  const steel = tone('#4a616b', 0.1)
  const cone = path(trace`M${x + 26} 201h18l46 226h-110Z`, '#ffe2a3', { opacity: '.16' })
  return [
    line(trace`M${x} 424V208q0-10 10-10h22`, steel, 4),
    rect({ x: x + 24, y: 195, width: 22, height: 6 }, steel, 2),
    light.isDusk ? cone : '',
  ].join('')
}

/** A pitch on a camp site: hedge, big trees, power post and, in the evening, a string of lights. */
export function drawPitch(context: SceneContext): Backdrop {
  const { chance, tone } = context
  const trees = [chance.between(20, 150), chance.between(650, 780), chance.between(300, 520)]
  const crowns = trees.map((x, index) => {
    const height = index === 2 ? 150 : chance.between(230, 300)
    const tree = { x, y: 418, height, width: height * chance.between(0.62, 0.74) }
    const outline = chance.happens(0.3)
      ? conifer({ ...tree, width: height * 0.42 })
      : leafTree(tree)
    return path(outline, tone(index === 2 ? '#6f9c80' : '#4b7f69', index === 2 ? 0.42 : 0.14))
  })
  return {
    definitions: '',
    markup: [
      path(hills(chance, { y: 296, swing: 18, count: 4 }), tone('#9dbcae', 0.6)),
      path(wood(chance, { y: 362, height: 80, gap: 34, coniferShare: 0.2 }), tone('#6f9c8c', 0.46)),
      neighbours(context),
      ...crowns.toReversed(),
      hedge(context),
      powerPost(context, chance.pick([46, 748])),
      stringOfLights(context),
    ].join(''),
    ground: {
      far: tone('#a9c088'),
      near: tone('#86a66d'),
      track: tone('#d8cfb8'),
      blades: tone('#5f8a55'),
    },
  }
}

/** Two tents far behind, so that the place is lived in. */
function neighbours({ chance, tone }: SceneContext): string {
  return [chance.between(170, 330), chance.between(470, 620)]
    .map((x, index) => {
      const colour = tone(index === 0 ? '#d39b3a' : '#5f93a3', 0.38)
      const tent = path(trace`M${x} 404q30-62 62-64q34 2 64 64Z`, colour)
      return tent + path(trace`M${x + 62} 340q-8 40-14 64h28q-4-34-14-64Z`, tone('#33505a', 0.4))
    })
    .join('')
}

function hedge({ chance, tone }: SceneContext): string {
  let outline = 'M-20 440V404'
  for (let x = -20; x < 820; x += 26) {
    outline += trace`q13 ${chance.between(-16, -8)} 26 ${chance.between(-2, 2)}`
  }
  return path(`${outline}V440Z`, tone('#4f8467', 0.08))
}

function powerPost({ tone }: SceneContext, x: number): string {
  return [
    rect({ x, y: 372, width: 15, height: 62 }, tone('#e6eaea'), 3),
    rect({ x: x + 3, y: 380, width: 9, height: 13 }, tone('#0096c7', 0.1), 2),
    rect({ x: x + 3, y: 397, width: 9, height: 10 }, tone('#54656d'), 2),
  ].join('')
}

function stringOfLights({ light, tone }: SceneContext): string {
  if (!light.isDusk) return ''
  const bulbs = Array.from({ length: 15 }, (_, index) => {
    const share = (index + 0.5) / 15
    const y = 150 + 74 * 4 * share * (1 - share)
    return `<circle cx="${Math.round(share * 800)}" cy="${Math.round(y)}" r="4" fill="#ffe9b8"/>`
  })
  return line('M-10 146Q400 298 810 146', tone('#3b4960'), 1.6) + bulbs.join('')
}
