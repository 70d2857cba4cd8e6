import type { PictureSlotId } from '#domain/listing/gallery.ts'
import styles from './pictures.module.css'

/** What a picture of a slot shows, as lines of 160 x 100; the name beside it says the same. */
export function SlotOutline({ slot }: { slot: PictureSlotId }) {
  const [outline, isMirrored] = outlines[slot]
  return (
    <svg viewBox="0 0 160 100" className={styles.outline} aria-hidden="true" focusable="false">
      <path d={outline} transform={isMirrored ? 'translate(160 0) scale(-1 1)' : undefined} />
    </svg>
  )
}

function circle(x: number, y: number, radius: number): string {
  const across = radius * 2
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${across} 0a${radius} ${radius} 0 1 0 -${across} 0`
}

const frontCorner = [
  'M8 84V62q1-9 8-12l10-22q2-6 8-6l22-3q6-1 6 5v66l-44 4q-6 0-10-10Z',
  'M62 24h82q8 0 8 8v42q0 6-6 7l-84 9M18 50l10-21 24-3v24Z',
  'M12 66l10-2M44 62l12-2M18 76h32M74 36h18v14H74ZM122 36h18v12h-18Z',
  'M6 42q-4 0-4 5v8h5Z',
  circle(72, 86, 9),
  circle(128, 79, 8),
].join('')

const rearCorner = [
  'M8 26q0-8 8-8h38q8 0 8 8v66H14q-6 0-6-6Z',
  'M62 22l64 4q14 2 20 16l8 16q4 4 4 10v10l-96 12',
  'M18 34h34v18H18ZM12 70h6v12h-6ZM52 70h6v12h-6ZM24 76h22M128 44l12 1 8 14-18 1ZM76 34h18v14H76Z',
  circle(80, 87, 9),
  circle(138, 80, 8),
].join('')

const outlines: Readonly<Record<PictureSlotId, readonly [outline: string, isMirrored: boolean]>> = {
  front_left: [frontCorner, false],
  rear_right: [`${rearCorner}M102 36h14v48`, false],
  front_right: [`${frontCorner}M100 38h14v42`, true],
  rear_left: [rearCorner, true],
  type_plate: [
    `M27 22h106q5 0 5 5v52q0 5-5 5H27q-5 0-5-5V27q0-5 5-5ZM34 38h52M34 50h92M34 62h92M34 74h60${circle(129, 31, 2)}`,
    false,
  ],
  dashboard: [
    `M6 40q74-18 148 0v46H6ZM24 68h18m12 0h18M48 74v18M90 50h44v24H90ZM34 46a16 16 0 0 1 28 0${circle(48, 68, 24)}${circle(48, 68, 6)}`,
    false,
  ],
  living: [
    'M10 88V44q0-8 8-8t8 8v22h34v22M150 88V44q0-8-8-8t-8 8v22h-34v22M66 58h28v6H66ZM80 64v24M40 12h80v16H40Z',
    false,
  ],
  kitchen: [
    'M10 14h140v18H10ZM10 54h140v36H10ZM58 54v36M104 54v36M20 48h8m6 0h8M112 54q0 8 8 8h14q8 0 8-8M126 54V42q0-5 6-5',
    false,
  ],
  bed: ['M14 90V30h132v60M14 70h132M22 56h50v14H22ZM88 56h50v14H88ZM54 30V18h52v12', false],
  bath: [
    'M24 12h112v80H24ZM38 52h34q0 16-17 16T38 52ZM55 68v14M46 28h18v14H46ZM92 12v80M108 26q0-6 8-6h10m-18 8v30M104 88h24',
    false,
  ],
  storage: ['M20 20h120v70H20ZM20 56h120M80 20v70M70 38h6M84 38h6M70 74h6M84 74h6', false],
}
