import type { Chance } from '../chance.ts'
import { lighten, mix } from '../colour.ts'
import { type Attributes, fade, type Point, path, polygon } from '../svg.ts'

/** A corner of a living room in parallel projection; all measures in centimetres. */

export type Space = readonly [x: number, y: number, z: number]
export type Block = { readonly at: Space; readonly size: Space }

export type Fabric = {
  readonly wood: string
  readonly cloth: string
  readonly floor: string
  readonly wall: string
  readonly edge: string
}

export function chooseFabric(chance: Chance): Fabric {
  return {
    wood: chance.pick(['#c9a77a', '#b8946a', '#d8c3a0', '#a98560', '#dcd4c6']),
    cloth: chance.pick(['#6f93a0', '#a9988a', '#7d9a86', '#8a7f96', '#b98a6c', '#56707c']),
    floor: chance.pick(['#d9cdb8', '#cfc6b8', '#c6bba8']),
    wall: '#f3efe7',
    edge: '#9aa7ac',
  }
}

export const roomDefinitions = [
  fade('paper', [
    [0, '#e3eef1'],
    [1, '#cfdfe4'],
  ]),
  fade('outdoors', [
    [0, '#bfe0ec'],
    [0.6, '#e4eee4'],
    [1, '#9dbb94'],
  ]),
].join('')

export function project([x, y, z]: Space): Point {
  return [408 + (x - y) * 0.75, 368 + (x + y) * 0.433 - z * 0.8]
}

export function face(corners: readonly Space[], fill: string, more: Attributes = {}): string {
  return path(`${polygon(corners.map(project))}Z`, fill, more)
}

/** The three sides of a block that can be seen. */
export function block({ at: [x, y, z], size: [w, d, h] }: Block, colour: string, top?: string) {
  const [right, front, upper] = [x + w, y + d, z + h]
  return [
    face(
      [
        [x, front, z],
        [right, front, z],
        [right, front, upper],
        [x, front, upper],
      ],
      mix(colour, '#1d2f39', 0.1),
    ),
    face(
      [
        [right, y, z],
        [right, front, z],
        [right, front, upper],
        [right, y, upper],
      ],
      mix(colour, '#1d2f39', 0.24),
    ),
    horizontal({ x, y, width: w, depth: d }, upper, top ?? lighten(colour, 0.3)),
  ].join('')
}

type Area = { x: number; y: number; width: number; depth: number }

export function horizontal(
  { x, y, width, depth }: Area,
  z: number,
  fill: string,
  more?: Attributes,
) {
  const corners: Space[] = [
    [x, y, z],
    [x + width, y, z],
    [x + width, y + depth, z],
    [x, y + depth, z],
  ]
  return face(corners, fill, more)
}

type Panel = { x: number; z: number; width: number; height: number }

/** A panel parallel to the rear wall, `y` before it. */
export function facingPanel(
  { x, z, width, height }: Panel,
  y: number,
  fill: string,
  more?: Attributes,
) {
  const corners: Space[] = [
    [x, y, z],
    [x + width, y, z],
    [x + width, y, z + height],
    [x, y, z + height],
  ]
  return face(corners, fill, more)
}

/** Floor with its boards, rear wall and left wall. */
export function emptyRoom({ floor, wall }: Fabric): string {
  const board = mix(floor, '#5a4a38', 0.16)
  const boards = [0, 1, 2, 3, 4].map((index) => {
    return horizontal({ x: -190, y: -150 + index * 68, width: 400, depth: 2 }, 0, board)
  })
  return [
    horizontal({ x: -190, y: -150, width: 400, depth: 340 }, 0, floor),
    facingPanel({ x: -190, z: 0, width: 400, height: 250 }, -150, lighten(wall, 0.3)),
    face(
      [
        [-190, -150, 0],
        [-190, 190, 0],
        [-190, 190, 250],
        [-190, -150, 250],
      ],
      mix(wall, '#8c979b', 0.16),
    ),
    ...boards,
  ].join('')
}

/** A window in the rear wall. */
export function rearWindow(panel: Panel): string {
  const frame = { stroke: '#5d6e76', 'stroke-width': 5, 'stroke-linejoin': 'round' }
  return facingPanel(panel, -149, 'url(#outdoors)', frame)
}

/** A cupboard door with its grip on a front at `y`. */
export function cupboardDoor(panel: Panel, y: number, { wood }: Fabric): string {
  const gap = { stroke: mix(wood, '#3d2f20', 0.35), 'stroke-width': 1.5 }
  const grip = {
    x: panel.x + panel.width / 2 - 10,
    z: panel.z + panel.height - 10,
    width: 20,
    height: 3,
  }
  return facingPanel(panel, y, lighten(wood, 0.18), gap) + facingPanel(grip, y + 1, '#eef1f1')
}
