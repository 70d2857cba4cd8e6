import { listImports } from '../../import-graph.ts'
import { isTest, type Project } from '../../project.ts'
import type { Rule } from '../../rule.ts'

/** Type imports count: who reads one file of a circle has to read all of them. */
export const noCircles: Rule = {
  name: 'no circles',
  instead: 'Move what both files need, often a type, into a third file that imports neither.',
  check: (project) =>
    findCircles(project).map((circle) => ({
      path: circle[0] ?? '',
      what: `files import each other: ${circle.join(' > ')}`,
    })),
}

function findCircles(project: Project): string[][] {
  const importsOf = new Map<string, string[]>()
  for (const file of project.files) if (!isTest(file)) importsOf.set(file.path, [])
  for (const { from, target } of listImports(project)) {
    if (target !== undefined && importsOf.has(target)) importsOf.get(from)?.push(target)
  }
  const done = new Set<string>()
  const circles: string[][] = []
  for (const start of importsOf.keys()) follow(start, [])
  return circles

  function follow(file: string, chain: readonly string[]): void {
    const seenAt = chain.indexOf(file)
    if (seenAt >= 0) circles.push([...chain.slice(seenAt), file])
    if (seenAt >= 0 || done.has(file)) return
    for (const next of importsOf.get(file) ?? []) follow(next, [...chain, file])
    done.add(file)
  }
}
