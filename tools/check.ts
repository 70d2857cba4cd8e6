/** Checks the house rules over the whole project: `npm run rules`. Each rule counts as one test. */
import path from 'node:path'
import { readProject } from './project.ts'
import type { RingResult } from './ring.ts'
import type { Rule, Violation } from './rule.ts'
import { rules } from './rules.ts'

const shownViolations = 40

export async function checkProject(): Promise<RingResult> {
  const project = readProject(path.resolve(import.meta.dirname, '..'))
  const broken = rules
    .map((rule) => ({ rule, violations: rule.check(project) }))
    .filter(({ violations }) => violations.length > 0)
  return {
    passed: rules.length - broken.length,
    failed: broken.length,
    report: broken.map(({ rule, violations }) => describe(rule, violations)).join('\n\n'),
  }
}

function describe(rule: Rule, violations: readonly Violation[]): string {
  const lines = violations
    .slice(0, shownViolations)
    .map(({ path: file, line, what }) => `  ${file}${line ? `:${line}` : ''}  ${what}`)
  const hidden = violations.length - lines.length
  return [
    `${rule.name}: ${violations.length} violation(s)`,
    ...lines,
    ...(hidden > 0 ? [`  … and ${hidden} more`] : []),
    `  Instead: ${rule.instead}`,
  ].join('\n')
}

if (import.meta.main) {
  const { passed, failed, report } = await checkProject()
  if (report !== '') console.log(report)
  console.log(`${passed} rules kept, ${failed} broken`)
  process.exitCode = failed === 0 ? 0 : 1
}
