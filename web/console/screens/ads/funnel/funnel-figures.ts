import type { z } from 'zod'
import type { usageEndpoints } from '#contract/endpoints/usage/usage.ts'
import { deviceClasses, funnelSteps } from '#contract/usage/funnel-steps.ts'
import { locales } from '#locales/locales.ts'

export type FunnelAnswer = z.infer<typeof usageEndpoints.readFunnel.output>

export type StepFigures = {
  readonly step: string
  readonly count: number
  /** Of what entered the funnel, in basis points; null where nothing did. */
  readonly share: number | null
  /** Of what reached the step, so many basis points did not reach the next one; null where all did, where too few tell, and at the end. */
  readonly loss: number | null
  /** Of those who agreed to be noted, each once. */
  readonly people: number
}

/** Fewer than these say nothing of the others. */
const enough = 20

export function figuresOf(answer: FunnelAnswer): readonly StepFigures[] {
  const { funnel } = answer
  const counts = countsOf(answer, { device: null, language: null })
  const people = new Map(answer.people.map(({ step, count }) => [step, count]))
  const [first] = funnelSteps[funnel]
  return funnelSteps[funnel].map((step, index, steps) => {
    const count = counts.get(step) ?? 0
    const next = steps[index + 1]
    const after = next === undefined ? count : (counts.get(next) ?? 0)
    return {
      ...{ step, count, people: people.get(step) ?? 0 },
      share: basisPoints(count, counts.get(first) ?? 0),
      loss: after < count && count >= enough ? basisPoints(count - after, count) : null,
    }
  })
}

/** Where most of those who came so far go no further; nothing where too few came to tell. */
export function worstOf(figures: readonly StepFigures[]): StepFigures | undefined {
  return figures.reduce<StepFigures | undefined>(
    (worst, each) => ((each.loss ?? 0) > (worst?.loss ?? 0) ? each : worst),
    undefined,
  )
}

export type SharesOfGroup = {
  readonly kind: 'device' | 'language'
  readonly name: string
  readonly entered: number
  /** By step, in basis points of what entered. */
  readonly shares: readonly (number | null)[]
}

/** Devices and languages that anybody came with, each with how far they came. */
export function groupsOf(answer: FunnelAnswer): readonly SharesOfGroup[] {
  const steps = funnelSteps[answer.funnel]
  const group = (kind: SharesOfGroup['kind'], name: string): SharesOfGroup => {
    const counts = countsOf(answer, { device: null, language: null, [kind]: name })
    const entered = counts.get(steps[0]) ?? 0
    const shares = steps.map((step) => basisPoints(counts.get(step) ?? 0, entered))
    return { kind, name, entered, shares }
  }
  return [
    ...deviceClasses.map((name) => group('device', name)),
    ...locales.map((name) => group('language', name)),
  ].filter(({ entered }) => entered > 0)
}

function countsOf(
  { counts }: FunnelAnswer,
  of: { readonly device: string | null; readonly language: string | null },
): ReadonlyMap<string, number> {
  return new Map(
    counts
      .filter(({ device, language }) => device === of.device && language === of.language)
      .map(({ step, count }) => [step, count]),
  )
}

function basisPoints(part: number, whole: number): number | null {
  return whole > 0 ? Math.round((part / whole) * 100) * 100 : null
}
