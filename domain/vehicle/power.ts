/** One kilowatt in metric horsepower, as the specification rounds it (spec 9.1). */
const horsepowerPerKilowatt = 1.35962

export function horsepowerOf(powerKw: number): number {
  return Math.round(powerKw * horsepowerPerKilowatt)
}

export function kilowattsOf(horsepower: number): number {
  return Math.round(horsepower / horsepowerPerKilowatt)
}
