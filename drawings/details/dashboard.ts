import type { Chance } from '../chance.ts'
import { hills } from '../scenery/relief.ts'
import { circle, fade, line, path, rect } from '../svg.ts'

export const dashboardDefinitions = fade('plastic', [
  [0, '#56646b'],
  [1, '#2d383e'],
])

/** The driver's view, without any figure: mileage is stated in the ad, not drawn. */
export function drawDashboard(chance: Chance): string {
  return [
    drawRoadAhead(chance),
    path('M0 0H800V60Q400 26 0 60Z', '#39464c'),
    path('M0 0H90L30 360H0Z', '#2f3b41'),
    path('M800 0H710L770 360H800Z', '#2f3b41'),
    rect({ x: 350, y: 38, width: 100, height: 30 }, '#222c31', 12),
    path('M0 352Q200 296 400 306T800 340V600H0Z', 'url(#plastic)'),
    line('M0 352Q200 296 400 306T800 340', '#7b8990', 4),
    drawInstruments(),
    drawCentre(),
    drawSteeringWheel(),
  ].join('')
}

function drawRoadAhead(chance: Chance): string {
  return [
    rect({ x: 0, y: 0, width: 800, height: 340 }, 'url(#outdoors)'),
    path(hills(chance, { y: 232, swing: 18, count: 4 }), '#9dbdb9'),
    path(hills(chance, { y: 268, swing: 14, count: 5 }), '#7fa596'),
    path('M330 350L392 262H412L520 350Z', '#b9bfbd'),
    path('M398 350l5-88h2l15 88Z', '#f0efe6'),
  ].join('')
}

function drawInstruments(): string {
  const ring = { stroke: '#8fa0a7', 'stroke-width': 3 }
  return [
    path('M96 372Q100 318 214 314Q330 318 334 372L320 432H110Z', '#1c262b'),
    circle([168, 376], 38, '#0f171b', ring),
    circle([262, 376], 38, '#0f171b', ring),
    line('M168 376L146 354M262 376L286 362', '#e0662f', 3.5),
    rect({ x: 202, y: 400, width: 28, height: 14 }, '#bfe0ec', 2),
  ].join('')
}

function drawCentre(): string {
  const knob = { stroke: '#738189', 'stroke-width': 2 }
  return [
    rect({ x: 428, y: 344, width: 174, height: 108 }, '#141c20', 10),
    rect({ x: 438, y: 354, width: 154, height: 88 }, '#24506a', 4),
    path('M438 420L500 386L540 404L592 366V442H438Z', '#3f7f8f'),
    line('M456 436Q490 396 526 410T584 368', '#f6d28d', 4),
    ...[454, 494, 534, 574].map((x) => circle([x, 476], 12, '#414f56', knob)),
    rect({ x: 640, y: 374, width: 120, height: 40 }, '#222c31', 8),
    line('M650 384h100M650 394h100M650 404h100', '#4f5d64', 3),
  ].join('')
}

function drawSteeringWheel(): string {
  return [
    circle([216, 480], 132, 'none', { stroke: '#1a2328', 'stroke-width': 26 }),
    circle([216, 480], 138, 'none', { stroke: '#56646b', 'stroke-width': 3 }),
    path('M92 470H166Q216 430 266 470H340V498H270L250 600H182L162 498H92Z', '#28333a'),
    circle([216, 486], 30, '#39464c'),
  ].join('')
}
