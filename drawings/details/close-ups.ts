import type { Chance } from '../chance.ts'
import { lighten, mix } from '../colour.ts'
import { circle, ellipse, fade, glow, group, line, path, rect, trace } from '../svg.ts'
import { drawWheel, wheelArch } from '../vehicle/wheel.ts'

export type Surface = { readonly bodyColour: string; readonly stripeColour: string }

export function closeUpDefinitions({ bodyColour }: Surface): string {
  return [
    fade('panel', [
      [0, lighten(bodyColour, 0.6)],
      [0.6, bodyColour],
      [1, mix(bodyColour, '#4b5d68', 0.25)],
    ]),
    glow('dent', [
      [0, '#5c6a72', 0.45],
      [0.6, '#5c6a72', 0.2],
      [1, '#5c6a72', 0],
    ]),
  ].join('')
}

/** Scratches on the side wall, marked as a seller marks them on a photograph. */
export function drawDamage(chance: Chance, surface: Surface): string {
  const x = chance.between(250, 430)
  const y = chance.between(330, 400)
  let scratches = ''
  for (let index = 0; index < 6; index += 1) {
    scratches += trace`M${x - 60 + index * 6} ${y - 20 + index * 8}`
    scratches += trace`q${chance.between(30, 60)} ${chance.between(-14, 4)} ${chance.between(90, 130)} ${chance.between(-12, 10)}`
  }
  const catchLight = { opacity: '.7', transform: 'translate(1 3)' }
  return [
    drawSideWall(surface),
    ellipse([x + 6, y + 4], [92, 46], 'url(#dent)'),
    line(scratches, '#6d5c50', 2.6, { opacity: '.8' }),
    line(scratches, '#ffffff', 1.2, catchLight),
    circle([x + 4, y], 118, 'none', { stroke: '#ffffff', 'stroke-width': 9 }),
    circle([x + 4, y], 118, 'none', { stroke: '#b45309', 'stroke-width': 4 }),
  ].join('')
}

function drawSideWall({ bodyColour, stripeColour }: Surface): string {
  const gap = { stroke: mix(bodyColour, '#2c3f49', 0.3), 'stroke-width': 3 }
  return [
    rect({ x: 0, y: 0, width: 800, height: 600 }, 'url(#panel)'),
    path('M0 430C240 420 520 396 800 404V446C520 440 240 462 0 474Z', stripeColour),
    path(
      'M0 488C240 474 520 452 800 458V468C520 462 240 484 0 498Z',
      mix(stripeColour, bodyColour, 0.5),
    ),
    line('M0 540H800', mix(bodyColour, '#2c3f49', 0.35), 3),
    rect({ x: 0, y: 541, width: 800, height: 60 }, mix(bodyColour, '#5c6a72', 0.5)),
    rect({ x: 60, y: 70, width: 300, height: 190 }, '#1d2a31', 26),
    rect({ x: 68, y: 78, width: 284, height: 174 }, '#456171', 20),
    path('M120 252L190 78h70L190 252Z', '#ffffff', { opacity: '.14' }),
    rect({ x: 470, y: 84, width: 240, height: 300 }, 'none', 14, gap),
    rect({ x: 482, y: 96, width: 216, height: 276 }, '#ffffff', 10, { opacity: '.25' }),
  ].join('')
}

/** One wheel filling the picture: tread and age are what a dealer looks for. */
export function drawTyre(chance: Chance, surface: Surface): string {
  const radius = 34
  const rim = chance.pick(['alloy', 'steel'] as const)
  const wheel = { x: 0, radius, rim }
  const skirt = mix(surface.bodyColour, '#6c7a82', 0.5)
  const scale = 'translate(400 520) scale(6.6 -6.6)'
  let tread = ''
  for (let angle = 0; angle < 360; angle += 6) {
    const [sine, cosine] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
    tread += trace`M${cosine * 33.6} ${radius + sine * 33.6}L${cosine * 31.4} ${radius + sine * 31.4}`
  }
  return [
    rect({ x: 0, y: 0, width: 800, height: 600 }, 'url(#panel)'),
    rect({ x: 0, y: 470, width: 800, height: 130 }, '#b9c0be'),
    ellipse([400, 522], [330, 30], '#1d2a31', { opacity: '.5' }),
    group(
      { transform: scale },
      rect({ x: -80, y: 66, width: 160, height: 5 }, surface.stripeColour),
      rect({ x: -80, y: 18, width: 160, height: 16 }, skirt),
      wheelArch({ x: 0, radius: radius + 2 }, mix(skirt, '#2c3f49', 0.3)),
      wheelArch({ x: 0, radius: radius - 1 }),
      rect({ x: -80, y: 8, width: 160, height: 10 }, '#39464c'),
      rect({ x: -80, y: 0, width: 160, height: 9 }, '#b9c0be'),
      ellipse([0, 2], [30, 2.6], '#1d2a31', { opacity: '.7' }),
      drawWheel(wheel, false),
      line(tread, '#48545a', 0.9),
      circle([17, 50], 0.9, '#8c989e'),
    ),
  ].join('')
}
