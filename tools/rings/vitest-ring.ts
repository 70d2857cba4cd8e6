import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Ring, RingResult, TestFileTime } from '../ring.ts'
import { runCommand } from './run-command.ts'

/** The part of Vitest's JSON report that is counted. */
export type VitestReport = {
  readonly numTotalTests: number
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly startTime: number
    readonly endTime: number
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

export function vitestRing(options: {
  name: string
  arguments: readonly string[]
  limitSeconds: number
  environment?: Readonly<Record<string, string>>
}): Ring {
  return { name: options.name, run: () => runVitest(options) }
}

async function runVitest(options: Parameters<typeof vitestRing>[0]): Promise<RingResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cm24-report-'))
  const file = path.join(folder, 'report.json')
  try {
    const { isSuccess, output } = await runCommand({
      ...options,
      program: 'vitest',
      arguments: [
        'run',
        ...options.arguments,
        '--reporter=minimal',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
    })
    return countReport(readReport(file), { isSuccess, output })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readReport(file: string): VitestReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VitestReport // Written by Vitest itself.
  } catch {
    return undefined
  }
}

/**
 * A test counts as passed only if it ran and passed: one that was skipped, also because its set-up
 * broke, counts as failed. So do a file that could not be read, a run without any test and an error
 * outside of all tests.
 */
export function countReport(
  report: VitestReport | undefined,
  run: { isSuccess: boolean; output: string },
): RingResult {
  if (report === undefined || report.numTotalTests + report.testResults.length === 0) {
    return { passed: 0, failed: 1, report: `There was no test to run.\n${run.output}` }
  }
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status === 'passed'),
  )
  const passed = report.numPassedTests
  const counted = report.numTotalTests - passed + brokenFiles.length
  const failed = counted === 0 && !run.isSuccess ? 1 : counted
  return { passed, failed, report: failed === 0 ? '' : run.output, files: timesOf(report) }
}

function timesOf({ testResults }: VitestReport): TestFileTime[] {
  return testResults.map(({ name, startTime, endTime }) => ({
    name: path.relative(process.cwd(), name),
    seconds: (endTime - startTime) / 1000,
  }))
}
