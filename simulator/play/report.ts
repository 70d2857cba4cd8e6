import { Failure } from './failure.ts'
import type { RunResult } from './run-seed.ts'
import { describeStep } from './step.ts'

/** Everything somebody needs to find the cause of a failure, for a terminal. */
export function report({ seed, days, steps, failure }: RunResult): string {
  if (failure === null) return `seed ${seed} did not fail`
  const { error, step, at, history } = failure
  const differences =
    error instanceof Failure
      ? error.differences.map(
          ({ what, server, model }) =>
            `  ${what}\n    server ${JSON.stringify(server)}\n    model  ${JSON.stringify(model)}`,
        )
      : [error.stack ?? '']
  const auction = error instanceof Failure ? error.auction : null
  return [
    `seed ${seed}, ${days} days, step ${step.number} of ${steps.length}, at ${new Date(at).toISOString()}`,
    `${error.message}${auction === null ? '' : ` (${auction})`}`,
    ...differences,
    'the commands of that auction:',
    ...history.slice(-40).map((line) => `  ${line}`),
    'the steps that lead there:',
    ...steps.slice(-60).map((each) => `  ${describeStep(each)}`),
    `again: npm run simulate -- --seed ${seed} --days ${days}`,
  ].join('\n')
}
