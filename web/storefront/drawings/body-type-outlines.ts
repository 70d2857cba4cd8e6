/** The side views of the sell form as outlines, 240 x 98, front to the right, ground at y = 93. */

export type Outline = {
  /** Closed contours, the rear one first. */
  readonly bodies: readonly string[]
  readonly windows: readonly string[]
  /** StartCards and seams. */
  readonly seams: string
  readonly wheels: readonly (readonly [x: number, radius: number])[]
  readonly isDashed?: true
}

const cabGlass = 'M166 51V36q0-4 4-4h5c4 0 6 3 9 6l11 13Z'
const entranceOutline = 'M118 78V28q0-4 4-4h18q4 0 4 4v50'

function pane(x: number, y: number, width: number, height: number): string {
  return `M${x + 4} ${y}h${width - 8}q4 0 4 4v${height - 8}q0 4-4 4h-${width - 8}q-4 0-4-4v-${height - 8}q0-4 4-4Z`
}

const drawbar = 'M206 74h22M226 70h6v7h-6M220 62v26'

export const motorhomeOutlines = {
  panel_van: {
    bodies: ['M30 78V24q0-8 8-8h100c18 0 26 6 34 17l14 18c14 2 24 8 26 15v12H30Z'],
    windows: [
      pane(42, 28, 30, 15),
      pane(104, 28, 32, 15),
      'M150 50V32q0-4 4-4h4c5 0 9 4 13 9l9 13Z',
    ],
    seams: 'M92 20v58M142 20v58',
    wheels: [
      [66, 10],
      [182, 10],
    ],
  },
  camper_bus: {
    bodies: [
      'M66 30 74 14l72 8v8Z',
      'M46 78V40q0-10 10-10h90c12 0 18 6 26 18 16 2 24 7 26 15v15H46Z',
    ],
    windows: [pane(56, 38, 32, 13), pane(94, 38, 32, 13), 'M134 51V38h10c7 0 11 5 17 13Z'],
    seams: 'M91 34v44M130 34v44',
    wheels: [
      [76, 10],
      [172, 10],
    ],
  },
  semi_integrated: {
    bodies: ['M14 78V20q0-8 8-8h126c20 0 30 8 40 20l16 20c12 2 20 8 22 15v11H14Z'],
    windows: [pane(28, 28, 34, 16), pane(78, 28, 30, 16), cabGlass],
    seams: `${entranceOutline}M156 46v32`,
    wheels: [
      [64, 10],
      [194, 10],
    ],
  },
  alcove: {
    bodies: ['M14 78V14q0-8 8-8h164q18 0 18 16v4q0 6-6 6h-12l16 20c12 2 22 8 24 15v11H14Z'],
    windows: [
      pane(28, 28, 34, 16),
      pane(78, 28, 30, 16),
      pane(160, 13, 28, 11),
      'M164 51V38h14l11 13Z',
    ],
    seams: `${entranceOutline}M154 44v34`,
    wheels: [
      [64, 10],
      [196, 10],
    ],
  },
  integrated: {
    bodies: ['M10 78V18q0-8 8-8h162c24 0 34 12 40 34l8 22v12H10Z'],
    windows: [
      pane(26, 26, 36, 16),
      pane(76, 26, 32, 16),
      'M160 52V28q0-4 4-4h16c10 0 16 10 20 28Z',
    ],
    seams: 'M118 78V26q0-4 4-4h18q4 0 4 4v52',
    wheels: [
      [60, 10],
      [196, 10],
    ],
  },
  liner: {
    bodies: ['M3 78V12q0-8 8-8h188c22 0 30 14 33 36l4 24v14H3Z'],
    windows: [
      pane(14, 20, 34, 17),
      pane(60, 20, 34, 17),
      pane(146, 22, 28, 17),
      'M184 50V24q0-4 4-4h10c12 0 16 14 19 30Z',
    ],
    seams: 'M106 78V22q0-4 4-4h20q4 0 4 4v56M3 58h103M134 58h46',
    wheels: [
      [44, 10],
      [68, 10],
      [198, 10],
    ],
  },
  cabin_pickup: {
    bodies: [
      'M34 58V20q0-8 8-8h108q10 0 10 10v14h-26v22Z',
      'M30 78V58h106V40h24c8 0 12 6 18 18 20 1 30 5 32 12v8H30Z',
    ],
    windows: [pane(50, 24, 34, 15), pane(104, 20, 34, 11), 'M142 57V45h16c5 0 8 6 11 12Z'],
    seams: '',
    wheels: [
      [68, 11],
      [178, 11],
    ],
  },
  expedition: {
    bodies: ['M18 68V10q0-6 6-6h126q6 0 6 6v58Z', 'M160 76V24q0-6 6-6h24c12 0 16 8 19 24l3 14v20Z'],
    windows: [pane(34, 20, 34, 14), pane(112, 20, 30, 14), 'M172 44V28h16c8 0 10 6 12 16Z'],
    seams: 'M80 68V18h22v50M14 76h198',
    wheels: [
      [56, 15],
      [186, 15],
    ],
  },
  other: {
    bodies: ['M30 78V24q0-8 8-8h108c26 0 40 16 46 36l14 12v14Z'],
    windows: [],
    seams: 'M108 36c1-7 7-11 13-11 8 0 13 5 13 11 0 9-13 10-13 18M121 63v1',
    wheels: [
      [66, 10],
      [172, 10],
    ],
    isDashed: true,
  },
} as const satisfies Readonly<Record<string, Outline>>

export const trailerOutlines = {
  caravan: {
    bodies: ['M18 78V26q2-12 14-12h138c14 0 20 8 24 22l10 28q3 14-6 14Z'],
    windows: [
      pane(32, 30, 40, 18),
      pane(82, 30, 30, 18),
      'M158 48V34q0-4 4-4h14c6 0 8 5 10 10l3 8Z',
    ],
    seams: `M124 78V28q0-4 4-4h16q4 0 4 4v50${drawbar}`,
    wheels: [[94, 11]],
  },
  compact_teardrop: {
    bodies: ['M54 78q-14 0-10-12c14-32 46-50 82-48 44 2 60 26 62 60Z'],
    windows: [pane(112, 36, 30, 16)],
    seams: 'M104 78V34q0-6 6-6h34q6 0 6 6v44M78 42 64 78M190 76h28M216 72h6v7h-6M206 64v22',
    wheels: [[92, 12]],
  },
  folding_roof: {
    bodies: ['M34 78V54h146l12 12v12Z', 'M40 54 62 18h92l26 36Z'],
    windows: [pane(76, 30, 34, 14), pane(120, 30, 26, 14)],
    seams: 'M34 62h150M62 18v36M154 18v36M194 76h26M218 72h6v7h-6M208 64v22',
    wheels: [[104, 11]],
  },
  tent_trailer: {
    bodies: ['M66 78V58h96v20Z', 'M12 58 62 20h88l46 38Z'],
    windows: ['M92 58V40q0-6 6-6h20q6 0 6 6v18Z'],
    seams: 'M62 20 74 58M150 20 142 58M12 58v30M196 58v30M164 74h40M202 70h6v7h-6',
    wheels: [[112, 11]],
  },
  expedition_trailer: {
    bodies: ['M30 68V24q0-6 6-6h128q16 0 24 18l10 32Z'],
    windows: [pane(46, 30, 30, 14), pane(130, 30, 30, 14)],
    seams: 'M88 68V32q0-4 4-4h18q4 0 4 4v36M28 74h176M202 70h14M214 66h6v7h-6',
    wheels: [[104, 15]],
  },
  static: {
    bodies: ['M10 80V32L24 18h192l14 14v48Z'],
    windows: [pane(24, 38, 40, 20), pane(74, 38, 26, 20), pane(170, 38, 44, 20)],
    seams: 'M112 80V40q0-4 4-4h18q4 0 4 4v40M10 32h220M146 80V58M10 86h220M26 80v10M214 80v10',
    wheels: [],
  },
  other: {
    bodies: ['M34 78V26q0-8 8-8h116c18 0 30 14 34 34v26Z'],
    windows: [],
    seams: 'M102 38c1-7 7-11 13-11 8 0 13 5 13 11 0 9-13 10-13 18M115 65v1M194 76h26',
    wheels: [[104, 11]],
    isDashed: true,
  },
} as const satisfies Readonly<Record<string, Outline>>

export type MotorhomeBodyType = keyof typeof motorhomeOutlines
export type TrailerBodyType = keyof typeof trailerOutlines
