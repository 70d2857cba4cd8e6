/**
 * Bids come counted by hour of the day, over the last 24 hours. Read from the hour that has just
 * begun a day ago to the one that runs, they are one line of time.
 */
export function inOrderOfTime(byHour: readonly number[], currentHour: number): readonly number[] {
  return hoursInOrder(currentHour).map((hour) => byHour[hour] ?? 0)
}

const hoursOfDay = 24

export function hoursInOrder(currentHour: number): readonly number[] {
  return Array.from({ length: hoursOfDay }, (_, index) => (currentHour + 1 + index) % hoursOfDay)
}
