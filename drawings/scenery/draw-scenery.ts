import { type Chance, seededChance } from '../chance.ts'
import { mix } from '../colour.ts'
import { type Light, type LightName, lights, toneUnder } from '../palette.ts'
import { circle, fade, glow, line, path, rect, trace } from '../svg.ts'
import { drawAlps } from './alps.ts'
import { drawCoast, drawDunes, drawForest } from './open-country.ts'
import { clump } from './plants.ts'
import type { Backdrop, Ground, SceneContext, SceneName } from './scene.ts'
import { drawPitch, drawYard } from './settled-places.ts'

export type SceneryOptions = {
  readonly scene: SceneName
  readonly light: LightName
  readonly seed: string | number
  /** Leaves the upper left calm, because a headline stands there. */
  readonly isBanner?: boolean
}

export type Scenery = { readonly definitions: string; readonly markup: string }

const backdrops: Readonly<Record<SceneName, (context: SceneContext) => Backdrop>> = {
  alps: drawAlps,
  coast: drawCoast,
  dunes: drawDunes,
  forest: drawForest,
  pitch: drawPitch,
  yard: drawYard,
}

/** A place to stand, 800 x 600; wheels touch the ground at y = 486. */
export function drawScenery(options: SceneryOptions): Scenery {
  const light = lights[options.light]
  const chance = seededChance(`${options.seed}|${options.scene}|scenery`)
  const isBanner = options.isBanner ?? false
  const sky = drawSky(chance, light, isBanner)
  const backdrop = backdrops[options.scene]({ chance, light, tone: toneUnder(light), isBanner })
  const { far, near } = backdrop.ground
  const ground = fade('ground', [
    [0, mix(far, light.haze, 0.25)],
    [0.5, far],
    [1, near],
  ])
  return {
    definitions: sky.definitions + backdrop.definitions + ground,
    markup:
      sky.markup + backdrop.markup + drawGround(chance, backdrop.ground, options.scene === 'yard'),
  }
}

function drawSky(chance: Chance, light: Light, isBanner: boolean): Scenery {
  const stops = light.sky.map((colour, index) => {
    return [Math.round((index / (light.sky.length - 1)) * 100) / 100, colour] as const
  })
  const sunX = isBanner ? 640 : chance.between(110, 690)
  const sunY =
    (light.isDusk ? chance.between(225, 275) : chance.between(80, 140)) + (isBanner ? 96 : 0)
  const disc = circle([sunX, sunY], 24, mix(light.sun, '#ffffff', 0.5), { opacity: '.85' })
  const hasDisc = light.isDusk || (light !== lights.overcast && chance.happens(0.3))
  const clouds = Array.from({ length: 2 + chance.below(3) }, () =>
    drawCloud(chance, light, isBanner),
  )
  return {
    definitions:
      fade('sky', stops) +
      glow('sun', [
        [0, light.sun, 0.95],
        [0.25, light.sun, 0.45],
        [1, light.sun, 0],
      ]),
    markup: [
      rect({ x: 0, y: 0, width: 800, height: 430 }, 'url(#sky)'),
      circle([sunX, sunY], light.isDusk ? 190 : 150, 'url(#sun)'),
      hasDisc ? disc : '',
      ...clouds,
    ].join(''),
  }
}

function drawCloud(chance: Chance, light: Light, isBanner: boolean): string {
  const x = isBanner ? chance.between(470, 720) : chance.between(20, 720)
  const y = chance.between(50, 185) + (isBanner ? 118 : 0)
  const width = chance.between(80, 190)
  const height = width * chance.between(0.09, 0.14)
  const outline = [
    trace`M${x} ${y}c${width * 0.04} ${-height} ${width * 0.22} ${-height * 1.1} ${width * 0.3} ${-height / 2}`,
    trace`c${width * 0.08} ${-height * 1.3} ${width * 0.34} ${-height * 1.2} ${width * 0.4} ${-height * 0.1}`,
    trace`c${width * 0.14} ${-height / 2} ${width * 0.28} 0 ${width * 0.3} ${height * 0.6}Z`,
  ].join('')
  return path(outline, light.cloud, { opacity: light.isDusk ? '.45' : '.75' })
}

function drawGround(chance: Chance, ground: Ground, isPaved: boolean): string {
  const base = rect({ x: 0, y: 420, width: 800, height: 180 }, 'url(#ground)')
  if (isPaved) {
    const seams =
      'M0 470H800M0 520H800M150 420L40 600M330 420L280 600M500 420L540 600M670 420L790 600'
    return base + line(seams, mix(ground.near, '#ffffff', 0.25), 1.6, { opacity: '.7' })
  }
  const top = 446 + chance.between(-3, 3)
  const bottom = 512 + chance.between(-3, 5)
  const lowerEdge = trace`C600 ${bottom + 8} 240 ${bottom - 6} -10 ${bottom + 6}`
  const track = [
    trace`M-10 ${top + 4}C200 ${top - 4} 560 ${top + 3} 810 ${top - 3}V${bottom}`,
    lowerEdge,
    'Z',
  ].join('')
  let pebbles = ''
  for (let count = 26; count > 0; count -= 1) {
    pebbles += trace`M${chance.between(0, 800)} ${chance.between(top + 10, bottom - 4)}`
    pebbles += trace`h${chance.between(3, 11)}`
  }
  return [
    base,
    path(track, ground.track),
    line(trace`M810 ${bottom}${lowerEdge}`, mix(ground.track, ground.near, 0.55), 3),
    line(pebbles, mix(ground.track, ground.near, 0.4), 2, { opacity: '.6' }),
    drawForeground(chance, ground),
  ].join('')
}

function drawForeground(chance: Chance, ground: Ground): string {
  const { blades } = ground
  if (blades === undefined) return ''
  const clumps = Array.from({ length: 3 + chance.below(3) }, () => {
    return clump(chance, { x: chance.between(-10, 810), y: chance.between(540, 598) }, blades)
  })
  const swell = [
    trace`M-10 ${chance.between(548, 560)}C160 ${chance.between(530, 550)} 420 ${chance.between(560, 590)}`,
    trace` 810 ${chance.between(540, 570)}V610H-10Z`,
  ].join('')
  return path(swell, ground.near, { opacity: '.55' }) + clumps.join('')
}
