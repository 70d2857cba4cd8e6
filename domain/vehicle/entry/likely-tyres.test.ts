import { expect, it } from 'vitest'
import { likelyTyreYears } from './likely-tyres.ts'

it.each([
  ['its own and the last four', 2019, [2019, 2022, 2023, 2024, 2025]],
  ['none as old as the vehicle, if that is old', 2009, [2022, 2023, 2024, 2025]],
  ['none from before it was built', 2024, [2024, 2025]],
  ['its own, if it is of this year', 2026, [2026]],
])('likely years of tyres are %s', (_title, registrationYear, years) => {
  expect(likelyTyreYears(registrationYear, 2026)).toEqual(years)
})
