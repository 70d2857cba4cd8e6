import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { type Encoding, encodings } from './accepted-encoding.ts'

/**
 * The files of the build, read once at the start: what is small is sent from memory, in the form in
 * which the build has compressed it, and what is huge is read from the disk each time. Nothing that
 * is asked for becomes a path of the file system, so no address can leave the folder.
 */

export type BuiltFile = {
  readonly type: string
  /** Content security policy of a worker, which does not share its page's. */
  readonly policy: string | undefined
  /** Of the plain content; each encoding adds its name. */
  readonly etag: string
  readonly plain: FileBody
  readonly encoded: Readonly<Partial<Record<Encoding, FileBody>>>
}

/** Bytes in memory, or the file to read them from. */
export type FileBody = { readonly bytes: number } & (
  | { readonly content: Buffer }
  | { readonly path: string }
)

/** By address, for example `/assets/storefront/entry-browser-Bc6UsV22.js`. */
export type BuiltFiles = ReadonlyMap<string, BuiltFile>

/** A model or a program of many megabytes is asked for rarely and would stay in memory for ever. */
const keptFileBytes = 1_000_000
const keptTotalBytes = 64_000_000

const extensions: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
}

/** The reader of documents compiles the program that runs its models; no page may do that. */
const readerWorker = /\/reader-worker-[^/]+\.js$/
const readerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

/** Reads all files below `folder`; they are served below `prefix`. */
export function readBuiltFiles(
  folder: string,
  prefix: string,
  limits = { keptFileBytes, keptTotalBytes },
): BuiltFiles {
  let keptBytes = 0
  const bodyOf = (path: string): FileBody => {
    const bytes = statSync(path).size
    if (bytes > limits.keptFileBytes || keptBytes + bytes > limits.keptTotalBytes) {
      return { bytes, path }
    }
    keptBytes += bytes
    return { bytes, content: readFileSync(path) }
  }
  const files = new Map<string, BuiltFile>()
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    if (!entry.isFile() || isCompressed(path)) continue
    const encoded = encodings.flatMap((encoding) => {
      const compressed = path + extensions[encoding]
      return existsSync(compressed) ? [[encoding, bodyOf(compressed)]] : []
    })
    const address = prefix + path.slice(folder.length).replaceAll(sep, '/')
    files.set(address, {
      type: types[extname(path)] ?? 'application/octet-stream',
      policy: readerWorker.test(address) ? readerPolicy : undefined,
      etag: etagOf(address),
      plain: bodyOf(path),
      encoded: Object.fromEntries(encoded),
    })
  }
  return files
}

/** A compressed form belongs to the file beside it and has no address of its own. */
function isCompressed(path: string): boolean {
  return Object.values(extensions).some(
    (extension) => path.endsWith(extension) && existsSync(path.slice(0, -extension.length)),
  )
}

/** The name carries the hash of the content, so the name is proof enough. */
function etagOf(address: string): string {
  return createHash('sha256').update(address).digest('base64url').slice(0, 16)
}
