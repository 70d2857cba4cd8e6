import { lineOf, type ProjectFile } from '../../project.ts'
import type { Rule, Violation } from '../../rule.ts'

const promises = 'docs/security.md'
const proofPattern = /`([\w./*-]+(?:\.(?:test|e2e)\.ts|\/))`|`(tools\/rules\/[\w./-]+\.ts)`/g

export const provedPromises: Rule = {
  name: 'proved promises',
  instead: `Name the test that fails when the promise is broken, or begin with *Not promised* (${promises}).`,
  check: ({ files }) => {
    const document = files.find(({ path }) => path === promises)
    return document ? bulletsOf(document).flatMap((bullet) => faultsOf(bullet, files)) : []
  },
}

type Bullet = { readonly text: string; readonly line: number }

/** Each with the lines that belong to it. */
function bulletsOf({ text }: ProjectFile): readonly Bullet[] {
  return [...text.matchAll(/^- .*(?:\n {2}.*)*/gm)].map((match) => ({
    text: match[0],
    line: lineOf(text, match.index),
  }))
}

function faultsOf({ text, line }: Bullet, files: readonly ProjectFile[]): Violation[] {
  const fault = (what: string): Violation => ({ path: promises, line, what })
  const proofs = [...text.matchAll(proofPattern)].map(([, test, rule]) => test ?? rule ?? '')
  const isProved = proofs.length > 0 || text.startsWith('- *Not promised*')
  return [
    ...(isProved ? [] : [fault('names no test')]),
    ...proofs
      .filter((proof) => !files.some(({ path }) => isNamed(path, proof)))
      .map((proof) => fault(`names ${proof}, which is not there`)),
  ]
}

/** By its whole path, by its name alone, as one of `folder/*.test.ts`, or as what is in a folder. */
function isNamed(path: string, proof: string): boolean {
  if (proof.endsWith('/')) return path.startsWith(proof)
  const [start, end] = proof.split('*')
  if (start !== undefined && end !== undefined) return path.startsWith(start) && path.endsWith(end)
  return path === proof || (!proof.includes('/') && path.endsWith(`/${proof}`))
}
