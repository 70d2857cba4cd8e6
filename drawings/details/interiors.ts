import { lighten, mix } from '../colour.ts'
import { ellipse, line, path, trace } from '../svg.ts'
import {
  block,
  cupboardDoor,
  emptyRoom,
  type Fabric,
  face,
  facingPanel,
  horizontal,
  project,
  rearWindow,
} from './room.ts'

export function drawKitchen(fabric: Fabric): string {
  const { wood, edge } = fabric
  const [tapX, tapY] = project([58, -140, 97])
  const rings = [
    [-72, -120],
    [-38, -120],
    [-55, -88],
  ].map(([x = 0, y = 0]) => {
    return ellipse(project([x, y, 98]), [14, 8], 'none', { stroke: '#8a979c', 'stroke-width': 3 })
  })
  return [
    emptyRoom(fabric),
    rearWindow({ x: -60, z: 130, width: 150, height: 75 }),
    block({ at: [-190, -150, 218], size: [400, 62, 32] }, lighten(wood, 0.35)),
    block({ at: [-190, -150, 0], size: [78, 84, 215] }, lighten(wood, 0.12)),
    face(
      [
        [-112, -140, 20],
        [-112, -74, 20],
        [-112, -74, 120],
        [-112, -140, 120],
      ],
      '#dfe5e6',
      { stroke: edge, 'stroke-width': 2 },
    ),
    block({ at: [-110, -150, 0], size: [250, 92, 96] }, wood, '#e9e6df'),
    ...[-100, -20, 60].map((x) => cupboardDoor({ x, z: 10, width: 72, height: 76 }, -58, fabric)),
    horizontal({ x: -90, y: -138, width: 70, depth: 66 }, 97, '#2c383e', { opacity: '.9' }),
    ...rings,
    horizontal({ x: 20, y: -134, width: 76, depth: 58 }, 97, '#b9c5ca', {
      stroke: '#93a2a8',
      'stroke-width': 2,
    }),
    horizontal({ x: 28, y: -126, width: 60, depth: 42 }, 97, '#94a3a9'),
    line(trace`M${tapX} ${tapY}v-26q0-10 12-8`, '#73828a', 5),
    block({ at: [60, 70, 0], size: [120, 90, 46] }, fabric.cloth),
    block({ at: [168, 70, 46], size: [14, 90, 60] }, fabric.cloth),
  ].join('')
}

export function drawBed(fabric: Fabric): string {
  const { wood, cloth } = fabric
  const side = (x: number) => {
    const panel = { x, z: 8, width: 46, height: 184 }
    const gap = { stroke: mix(wood, '#3d2f20', 0.3), 'stroke-width': 1.5 }
    return facingPanel(panel, -80, lighten(wood, 0.3), gap)
  }
  return [
    emptyRoom(fabric),
    rearWindow({ x: -110, z: 110, width: 200, height: 80 }),
    face(
      [
        [-189, -60, 110],
        [-189, 90, 110],
        [-189, 90, 185],
        [-189, -60, 185],
      ],
      'url(#outdoors)',
      { stroke: '#5d6e76', 'stroke-width': 5 },
    ),
    block({ at: [-190, -150, 214], size: [400, 52, 36] }, lighten(wood, 0.3)),
    block({ at: [-190, -100, 214], size: [50, 290, 36] }, lighten(wood, 0.3)),
    block({ at: [-186, -146, 0], size: [250, 290, 52] }, wood),
    block({ at: [-182, -142, 52], size: [242, 282, 26] }, '#f4f1ea', '#fbfaf6'),
    block({ at: [-60, -142, 78], size: [120, 282, 8] }, cloth, lighten(cloth, 0.22)),
    ...[-126, 10].map((y) =>
      block({ at: [-176, y, 78], size: [62, 112, 18] }, '#ffffff', '#ffffff'),
    ),
    block({ at: [90, -150, 0], size: [110, 70, 200] }, lighten(wood, 0.15)),
    side(98),
    side(146),
    block({ at: [64, 60, 0], size: [50, 80, 26] }, lighten(wood, 0.2)),
  ].join('')
}

export function drawSeating(fabric: Fabric): string {
  const { wood, cloth } = fabric
  const cushion = lighten(cloth, 0.12)
  return [
    emptyRoom(fabric),
    rearWindow({ x: -70, z: 118, width: 190, height: 84 }),
    block({ at: [-190, -150, 214], size: [400, 56, 36] }, lighten(wood, 0.32)),
    block({ at: [-186, -146, 0], size: [86, 130, 44] }, wood),
    block({ at: [-186, -146, 44], size: [86, 130, 16] }, cushion),
    block({ at: [-186, -146, 60], size: [20, 130, 62] }, cloth),
    block({ at: [120, -146, 0], size: [84, 130, 44] }, wood),
    block({ at: [120, -146, 44], size: [84, 130, 16] }, cushion),
    block({ at: [188, -146, 60], size: [16, 130, 56] }, cloth),
    block({ at: [4, -100, 0], size: [14, 14, 68] }, '#aab5ba'),
    block({ at: [-72, -140, 68], size: [166, 106, 6] }, lighten(wood, 0.25), lighten(wood, 0.45)),
    ellipse(project([-20, -96, 75]), [20, 11], '#f8f6f1', { stroke: '#c9c2b4', 'stroke-width': 2 }),
    ellipse(project([46, -78, 75]), [13, 7], '#6f93a0'),
    block({ at: [-60, 70, 0], size: [110, 96, 46] }, cloth, cushion),
    block({ at: [-60, 152, 46], size: [110, 16, 66] }, cloth),
  ].join('')
}

export function drawBathroom(fabric: Fabric): string {
  const { wood, edge } = fabric
  const white = '#f4f6f6'
  const [basinX, basinY] = project([-128, -60, 92])
  const [seatX, seatY] = project([-34, -98, 50])
  const shower = { stroke: '#8fb0bd', 'stroke-width': 3 }
  return [
    emptyRoom({ ...fabric, floor: '#d3dadb', wall: '#eef3f4' }),
    rearWindow({ x: -70, z: 140, width: 86, height: 60 }),
    block({ at: [-190, -130, 0], size: [110, 140, 80] }, lighten(wood, 0.2)),
    block({ at: [-190, -130, 80], size: [114, 144, 10] }, white, white),
    ellipse([basinX, basinY], [52, 28], '#dfe7e9', { stroke: edge, 'stroke-width': 2.5 }),
    ellipse([basinX, basinY + 4], [36, 18], '#cbd7da'),
    line(trace`M${basinX - 48} ${basinY - 6}v-22q2-10 22-6`, '#73828a', 6),
    face(
      [
        [-189, -110, 128],
        [-189, 0, 128],
        [-189, 0, 210],
        [-189, -110, 210],
      ],
      '#c4dbe3',
      { stroke: '#8f9da3', 'stroke-width': 4 },
    ),
    block({ at: [-66, -146, 0], size: [68, 84, 40] }, white, white),
    ellipse([seatX, seatY], [42, 24], white, { stroke: edge, 'stroke-width': 2.5 }),
    ellipse([seatX, seatY + 1], [28, 15], '#d6dfe1'),
    block({ at: [-64, -148, 40], size: [64, 18, 56] }, white),
    horizontal({ x: 66, y: -146, width: 140, depth: 140 }, 2, '#f0f3f3', {
      stroke: edge,
      'stroke-width': 2,
    }),
    ellipse(project([136, -76, 3]), [12, 7], '#b6c2c6'),
    line(
      trace`M${project([178, -146, 60])[0]} ${project([178, -146, 60])[1]}v-96q0-14-20-10`,
      '#73828a',
      5,
    ),
    facingPanel({ x: 66, z: 2, width: 140, height: 206 }, -6, '#cfe6ee', {
      ...shower,
      opacity: '.42',
    }),
    path(
      trace`M${project([74, 6, 30])[0]} ${project([74, 6, 30])[1]}l26 -118h26l-26 150Z`,
      '#ffffff',
      { opacity: '.3' },
    ),
  ].join('')
}
