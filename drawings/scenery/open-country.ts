import { mix } from '../colour.ts'
import { fade, group, line, path, rect, trace } from '../svg.ts'
import { tufts, wood } from './plants.ts'
import { hills } from './relief.ts'
import type { Backdrop, SceneContext } from './scene.ts'

export function drawForest({ chance, tone }: SceneContext): Backdrop {
  return {
    definitions: '',
    markup: [
      path(hills(chance, { y: 250, swing: 26, count: 4 }), tone('#8fb3b0', 0.6)),
      path(wood(chance, { y: 318, height: 84, gap: 22, coniferShare: 0.9 }), tone('#6b9a92', 0.55)),
      path(
        wood(chance, { y: 366, height: 130, gap: 34, coniferShare: 0.75 }),
        tone('#4a7f74', 0.34),
      ),
      path(
        wood(chance, { y: 412, height: 172, gap: 56, coniferShare: 0.6 }),
        tone('#2f6358', 0.12),
      ),
    ].join(''),
    ground: {
      far: tone('#a3b77f'),
      near: tone('#7e9a68'),
      track: tone('#cdbf9f'),
      blades: tone('#5b7f50'),
    },
  }
}

export function drawDunes({ chance, tone }: SceneContext): Backdrop {
  const grass = (count: number, top: number, height: number, colour: string) =>
    tufts(chance, { count, top, bottom: top + 24, colour, height })
  return {
    definitions: fade('sea', [
      [0, tone('#7fb6c9', 0.35)],
      [1, tone('#5fa3ba', 0.12)],
    ]),
    markup: [
      rect({ x: 0, y: 300, width: 800, height: 90 }, 'url(#sea)'),
      line('M0 318h800M120 332h260M460 344h300M40 352h180', '#ffffff', 1.5, { opacity: '.28' }),
      path(hills(chance, { y: 336, swing: 20, count: 4 }), tone('#dccdab', 0.38)),
      grass(26, 330, 12, tone('#93a37c', 0.3)),
      path(hills(chance, { y: 368, swing: 26, count: 3 }), tone('#d6c196', 0.2)),
      grass(34, 366, 16, tone('#7f9468', 0.15)),
      path(hills(chance, { y: 404, swing: 15, count: 4 }), tone('#d9c59b', 0.05)),
      grass(22, 402, 20, tone('#71875a')),
    ].join(''),
    ground: {
      far: tone('#e6d6b2'),
      near: tone('#d1bb8d'),
      track: tone('#cfc3ab'),
      blades: tone('#85935f'),
    },
  }
}

export function drawCoast({ chance, light, tone, isBanner }: SceneContext): Backdrop {
  const leftBay = trace`M-10 300L-10 ${chance.between(238, 262)}C90 ${chance.between(230, 250)} 150 ${chance.between(258, 276)} 240 300Z`
  const rightBay = trace`M810 300V${chance.between(246, 266)}C720 ${chance.between(250, 262)} 660 280 560 300Z`
  const boatX = chance.between(90, 300)
  const boat = [
    path(trace`M${boatX} 304h26l-5 7h-16Z`, tone('#44606c', 0.1)),
    path(
      trace`M${boatX + 12} 301V266q14 14 16 35ZM${boatX + 10} 301V274q-8 12-10 27Z`,
      mix('#ffffff', light.haze, 0.2),
    ),
  ]
  const headland = [
    path(
      trace`M-10 430V${chance.between(318, 332)}C60 316 96 326 130 344C176 366 210 372 262 392L330 430Z`,
      tone('#7f9c8f', 0.2),
    ),
    path('M-10 430V352C50 350 92 366 132 384C180 404 230 404 270 430Z', tone('#5f8474', 0.05)),
  ]
  const mirrored = chance.happens(0.5) ? undefined : 'translate(800 0) scale(-1 1)'
  return {
    definitions: fade('sea', [
      [0, tone('#8cc3d6', 0.4)],
      [0.5, tone('#4f9fbb', 0.14)],
      [1, tone('#3b8aa8')],
    ]),
    markup: [
      path(leftBay, tone('#7fa3ac', 0.55)),
      path(rightBay, tone('#7fa3ac', 0.66)),
      rect({ x: 0, y: 298, width: 800, height: 130 }, 'url(#sea)'),
      line(
        'M60 316h180M330 312h120M520 324h210M20 342h120M210 350h240M560 356h200M90 378h160M400 384h190',
        '#ffffff',
        1.8,
        { opacity: '.34' },
      ),
      ...(isBanner ? [] : boat),
      group({ transform: mirrored }, ...headland),
      path(hills(chance, { y: 412, swing: 7, count: 6 }), tone('#c9c79b', 0.05)),
      tufts(chance, { count: 14, top: 412, bottom: 424, colour: tone('#93a47a', 0.1), height: 8 }),
    ].join(''),
    ground: {
      far: tone('#c6cd9b'),
      near: tone('#a2b07c'),
      track: tone('#ded3b8'),
      blades: tone('#76905f'),
    },
  }
}
