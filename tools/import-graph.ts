import path from 'node:path'
import { isCode, lineOf, type Project, type ProjectFile } from './project.ts'

/** One import of one file; a type import is gone when the program runs. */
export type Import = {
  readonly from: string
  readonly line: number
  /** As it is written. */
  readonly specifier: string
  /** The file of the project it leads to, or undefined for a package. */
  readonly target: string | undefined
  readonly isTypeOnly: boolean
  /** Fetched once it is needed: `import('…')`. */
  readonly isLate: boolean
}

const statement =
  /(?:^|[\n;])\s*(?:import|export)\s+(type\s+)?(?:[\w*{][^'"`;]*?\s+from\s*)?['"]([^'"\n]+)['"]/g
const dynamic = /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g

export function listImports(project: Project): Import[] {
  return project.files.filter(isCode).flatMap(importsOf)
}

function importsOf(file: ProjectFile): Import[] {
  const written = [...file.code.matchAll(statement)].map((match) => ({
    at: match.index + match[0].length - 1,
    isTypeOnly: match[1] !== undefined || hasOnlyTypes(match[0]),
    isLate: false,
    specifier: match[2] ?? '',
  }))
  const late = [...file.code.matchAll(dynamic)].map((match) => ({
    at: match.index,
    isTypeOnly: false,
    isLate: true,
    specifier: match[1] ?? '',
  }))
  return [...written, ...late].map(({ at, isTypeOnly, isLate, specifier }) => ({
    from: file.path,
    line: lineOf(file.code, at),
    specifier,
    target: resolve(file.path, specifier),
    isTypeOnly,
    isLate,
  }))
}

/** `import { type A, type B } from` brings no value either. */
function hasOnlyTypes(text: string): boolean {
  const names =
    /\{([^}]*)\}/
      .exec(text)?.[1]
      ?.split(',')
      .map((name) => name.trim()) ?? []
  const present = names.filter((name) => name !== '')
  const isAlone = /(?:import|export)\s*\{/.test(text)
  return isAlone && present.length > 0 && present.every((name) => name.startsWith('type '))
}

function resolve(from: string, specifier: string): string | undefined {
  const plain = specifier.replace(/\?.*$/, '')
  if (plain.startsWith('#')) return plain.slice(1)
  if (plain.startsWith('.')) return path.posix.join(path.posix.dirname(from), plain)
  return undefined
}
