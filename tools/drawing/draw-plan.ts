import type { Plan, Room } from './rooms.ts'

const boxWidth = 150
const boxHeight = 40
const gapAcross = 26
const gapDown = 64
const margin = 24
const roomsInRow = 7

/** A plan as SVG: rooms in rows, the ground at the bottom, and a line for each import between rooms. */
export function drawPlan(title: string, plan: Plan): string {
  const rows = plan.floors.toReversed().flatMap((floor) => chunks(floor, roomsInRow))
  const widest = Math.max(...rows.map((row) => row.length))
  const width = 2 * margin + widest * (boxWidth + gapAcross) - gapAcross
  const height = 2 * margin + 30 + rows.length * (boxHeight + gapDown) - gapDown
  const places = placesOf(rows, width)
  const upward = new Set(plan.upward.map(({ from, to }) => `${from} ${to}`))
  const lines = plan.arrows.map(({ from, to }) =>
    drawArrow(places.get(from), places.get(to), upward.has(`${from} ${to}`)),
  )
  const boxes = rows.flat().map((room) => drawRoom(room, places.get(room.name)))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif">`,
    `<title>The files and folders of ${title}, each above what it imports</title>`,
    `<rect width="${width}" height="${height}" fill="white"/>`,
    `<text x="${margin}" y="${margin + 6}" font-size="15" font-weight="bold">${title}</text>`,
    ...lines,
    ...boxes,
    '</svg>',
    '',
  ].join('\n')
}

/** A plan as lines to read, from the top floor down. */
export function describePlan(plan: Plan): string {
  const floors = plan.floors
    .map((floor, index) => {
      const rooms = floor.map(({ name, lines }) => `${name} ${lines}`).join(', ')
      return `floor ${index + 1}: ${rooms}`
    })
    .toReversed()
  const upward = plan.upward.map(({ from, to }) => `upward: ${from} -> ${to}`)
  const counts = `${plan.arrows.length} arrows, ${plan.upward.length} of them upward`
  return [...floors, ...upward, counts].join('\n')
}

type Place = { readonly x: number; readonly y: number }

function placesOf(rows: readonly (readonly Room[])[], width: number): Map<string, Place> {
  return new Map(
    rows.flatMap((row, index) => {
      const rowWidth = row.length * (boxWidth + gapAcross) - gapAcross
      const left = (width - rowWidth) / 2
      const y = margin + 30 + index * (boxHeight + gapDown)
      return row.map(({ name }, column): [string, Place] => [
        name,
        { x: left + column * (boxWidth + gapAcross), y },
      ])
    }),
  )
}

function drawRoom({ name, lines }: Room, place: Place | undefined): string {
  if (place === undefined) return ''
  const { x, y } = place
  const middle = x + boxWidth / 2
  return [
    `<rect x="${x}" y="${y}" width="${boxWidth}" height="${boxHeight}" rx="6" fill="#f3f6f8" stroke="#8aa0ad"/>`,
    `<text x="${middle}" y="${y + 18}" font-size="12" text-anchor="middle">${name}</text>`,
    `<text x="${middle}" y="${y + 32}" font-size="10" text-anchor="middle" fill="#5d6f7a">${lines} lines</text>`,
  ].join('')
}

function drawArrow(from: Place | undefined, to: Place | undefined, isUpward: boolean): string {
  if (from === undefined || to === undefined) return ''
  const [x1, x2] = [from.x + boxWidth / 2, to.x + boxWidth / 2]
  const isDown = to.y > from.y
  const [y1, y2] = isDown ? [from.y + boxHeight, to.y] : [from.y, to.y + boxHeight]
  const style = isUpward ? 'stroke="#c62828" stroke-width="2"' : 'stroke="#b6c3cb"'
  const middle = (y1 + y2) / 2
  return `<path d="M${x1} ${y1} C${x1} ${middle} ${x2} ${middle} ${x2} ${y2}" fill="none" ${style}/>`
}

function chunks<T>(list: readonly T[], size: number): T[][] {
  const count = Math.ceil(list.length / size)
  return Array.from({ length: count }, (_, index) => list.slice(index * size, (index + 1) * size))
}
