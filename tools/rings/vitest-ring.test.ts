import { expect, test } from 'vitest'
import { describeDuration, describeSlowest } from '../ring.ts'
import { countReport, type VitestReport } from './vitest-ring.ts'

function report(statuses: readonly string[], fileStatus = 'passed'): VitestReport {
  return {
    numTotalTests: statuses.length,
    numPassedTests: statuses.filter((status) => status === 'passed').length,
    testResults: [
      {
        ...{ name: 'a', status: fileStatus, startTime: 1000, endTime: 3500 },
        assertionResults: statuses.map((status) => ({ status })),
      },
    ],
  }
}

test('counts what passed and what failed', () => {
  const result = countReport(report(['passed', 'failed', 'passed'], 'failed'), {
    isSuccess: false,
    output: 'why',
  })
  expect(result).toMatchObject({ passed: 2, failed: 1, report: 'why' })
})

test('names the slowest files first', () => {
  const files = [
    { name: 'a', seconds: 1 },
    { name: 'b', seconds: 12.34 },
    { name: 'c', seconds: 3 },
  ]
  expect(describeSlowest(files, 2)).toBe('    12.3 s  b\n     3.0 s  c')
  expect(countReport(report(['passed']), { isSuccess: true, output: '' }).files).toEqual([
    { name: 'a', seconds: 2.5 },
  ])
})

test('says aloud when a whole run took longer than it should', () => {
  expect(describeDuration(600, 600)).toBe('10.0 minutes')
  expect(describeDuration(684, 600)).toMatch(/^TOO LONG: 11\.4 minutes where 10 are wanted/)
})

test('counts a skipped test as failed, so that nothing is left out silently', () => {
  const result = countReport(report(['passed', 'skipped']), { isSuccess: true, output: '' })
  expect(result).toMatchObject({ passed: 1, failed: 1 })
})

test('counts a file that could not be read as one failure', () => {
  const result = countReport(report([], 'failed'), { isSuccess: false, output: '' })
  expect(result).toMatchObject({ passed: 0, failed: 1 })
})

test('counts an error outside of all tests as one failure', () => {
  const result = countReport(report(['passed']), { isSuccess: false, output: '' })
  expect(result).toMatchObject({ passed: 1, failed: 1 })
})

test('fails a run that found no test and one that left no report', () => {
  const empty = { numTotalTests: 0, numPassedTests: 0, testResults: [] }
  expect(countReport(empty, { isSuccess: true, output: '' }).failed).toBe(1)
  expect(countReport(undefined, { isSuccess: true, output: '' }).failed).toBe(1)
})
