/** The project as the house rules see it: every file that is not ignored, read once. */
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { maskSource } from './mask-source.ts'

export type ProjectFile = {
  /** Relative to the project, with slashes. */
  readonly path: string
  readonly text: string
  /** Comments blanked, so that positions stay; strings are kept. */
  readonly code: string
  /** Comments and the content of strings blanked: what is left is syntax. */
  readonly syntax: string
}

export type Project = { readonly files: readonly ProjectFile[] }

const largestTextBytes = 2_000_000
const binaryPattern = /\.(png|jpe?g|webp|avif|heic|gif|ico|pdf|woff2?|ttf|zip|gz|xz|node|wasm)$/i
const producedFolders = new Set(['.git', 'node_modules', '.data', '.build', 'dist', 'test-results'])
const maskedPattern = /\.(ts|tsx|mjs|js|css)$/

export function readProject(folder: string): Project {
  const files = listPaths(folder)
    .filter((file) => !binaryPattern.test(file))
    .filter((file) => isReadable(path.join(folder, file)))
    .map((file) => makeFile(file, readFileSync(path.join(folder, file), 'utf8')))
  return { files }
}

/** A project out of thin air, for the tests of the rules. */
export function projectOf(texts: Readonly<Record<string, string>>): Project {
  return { files: Object.entries(texts).map(([file, text]) => makeFile(file, text)) }
}

export function isCode(file: ProjectFile): boolean {
  return /\.(ts|tsx|mjs)$/.test(file.path)
}

/** Tests, and what only tests use. */
export function isTest(file: ProjectFile): boolean {
  return /\.(test|e2e)\.tsx?$|^\w+\/(.*\/)?testing\//.test(file.path)
}

export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}

function makeFile(file: string, text: string): ProjectFile {
  let masked: { code: string; syntax: string } | undefined
  const mask = (): { code: string; syntax: string } => {
    masked ??= maskedPattern.test(file)
      ? maskSource(text, { isCss: file.endsWith('.css') })
      : { code: text, syntax: text }
    return masked
  }
  return {
    path: file,
    text,
    get code() {
      return mask().code
    },
    get syntax() {
      return mask().syntax
    },
  }
}

/** What git knows or would take in; without git, everything that is no product of a build. */
function listPaths(folder: string): string[] {
  const words = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const { status, stdout } = spawnSync('git', words, { cwd: folder, maxBuffer: 64_000_000 })
  if (status !== 0) return walk(folder, '').sort()
  return [...new Set(stdout.toString().split('\0'))].filter((name) => name !== '').sort()
}

function walk(folder: string, below: string): string[] {
  return readdirSync(path.join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const name = path.posix.join(below, entry.name)
    if (entry.isFile()) return [name]
    return entry.isDirectory() && !producedFolders.has(entry.name) ? walk(folder, name) : []
  })
}

function isReadable(file: string): boolean {
  if (!existsSync(file)) return false
  const found = statSync(file)
  return found.isFile() && found.size <= largestTextBytes
}
