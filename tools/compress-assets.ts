import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'

/** Compressed once by the build instead of at every visit. */

/** Fonts, pictures and models are compressed already or do not shrink. */
const compressible = /\.(m?js|css|svg|json|wasm)$/

/** `best` takes some ten seconds for all our scripts, `quick` one. */
export type Compression = 'best' | 'quick'

/** Beyond this the best compression takes minutes, and a middle one is a few percent larger. */
const bestUpToBytes = 2_000_000
const middleQuality = 6

/** Writes `.br` and `.gz` beside every file of the folder that shrinks by it. */
export async function compressAssets(folder: string, compression: Compression): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  await Promise.all(
    files
      .filter((file) => compressible.test(file))
      .map(async (file) => {
        const path = join(folder, file)
        const content = readFileSync(path)
        const isBest = compression === 'best' && content.length <= bestUpToBytes
        const quality = isBest ? zlib.BROTLI_MAX_QUALITY : middleQuality
        const params = {
          [zlib.BROTLI_PARAM_QUALITY]: quality,
          [zlib.BROTLI_PARAM_SIZE_HINT]: content.length,
        }
        const level = isBest ? zlib.Z_BEST_COMPRESSION : middleQuality
        writeIfSmaller(`${path}.br`, await promisify(brotliCompress)(content, { params }), content)
        writeIfSmaller(`${path}.gz`, await promisify(gzip)(content, { level }), content)
      }),
  )
}

function writeIfSmaller(path: string, compressed: Buffer, content: Buffer): void {
  if (compressed.length < content.length) writeFileSync(path, compressed)
}
