import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { unpackWoff } from '../../integrations/documents/unpack-woff.ts'

export type FontWeight = 400 | 700

const packageFolder = join(
  dirname(createRequire(import.meta.url).resolve('@fontsource/inter/package.json')),
  'files',
)
const written = new Map<FontWeight, Promise<readonly [string, string]>>()

/**
 * Inter as files that the library of pictures reads, plain letters and those of our other languages. A machine need not have
 * a font installed; the package's own files are packed in a way that the library does not know.
 */
export function fontFiles(weight: FontWeight): Promise<readonly [string, string]> {
  const files = written.get(weight) ?? writeFiles(weight)
  written.set(weight, files)
  // A full disk today is no reason to draw nothing tomorrow.
  files.catch(() => written.delete(weight))
  return files
}

async function writeFiles(weight: FontWeight): Promise<readonly [string, string]> {
  const folder = await mkdtemp(join(tmpdir(), 'cm24-fonts-'))
  const write = async (subset: string) => {
    const file = join(folder, `inter-${subset}-${weight}.ttf`)
    const packed = await readFile(join(packageFolder, `inter-${subset}-${weight}-normal.woff`))
    await writeFile(file, unpackWoff(packed))
    return file
  }
  return [await write('latin'), await write('latin-ext')]
}
