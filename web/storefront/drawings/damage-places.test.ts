import { expect, test } from 'vitest'
import { motorhomePlaces, placeMarks, trailerPlaces } from './damage-places.ts'

test('each mark stands at its area, and marks of one area do not cover each other', () => {
  const marks = [1, 2, 3, 4].map((number) => ({ number, area: number < 4 ? 'rear' : 'roof' }))
  const placed = placeMarks(marks, motorhomePlaces)
  expect(placed.at(-1)).toMatchObject({ number: 4, x: 160, y: 24 })
  for (const mark of placed) {
    const others = placed.filter((other) => other !== mark)
    expect(others.every((other) => Math.hypot(other.x - mark.x, other.y - mark.y) >= 30)).toBe(true)
  }
})

test('an unknown area has a place too, and every place lies on the drawing', () => {
  expect(placeMarks([{ number: 1, area: 'sail' }], trailerPlaces)).toHaveLength(1)
  for (const [x, y] of [...Object.values(motorhomePlaces), ...Object.values(trailerPlaces)]) {
    expect(x).toBeGreaterThan(15)
    expect(x).toBeLessThan(505)
    expect(y).toBeGreaterThan(15)
    expect(y).toBeLessThan(190)
  }
})
