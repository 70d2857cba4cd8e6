import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import { build, type InlineConfig } from 'vite'
import { declareMessages } from './declare-messages.ts'

/**
 * Builds what browsers fetch and what the server renders with, into `.build`: client/assets (served
 * for ever under hashed names), two manifests, server/entry-server.js, and version.json.
 */

const root = join(import.meta.dirname, '..')
export const buildFolder = join(root, '.build')

const compressible = /\.(js|css|svg|json)$/

export async function buildWeb(): Promise<{ readonly version: string }> {
  declareMessages()
  rmSync(join(buildFolder, 'client'), { recursive: true, force: true })
  rmSync(join(buildFolder, 'server'), { recursive: true, force: true })
  mkdirSync(buildFolder, { recursive: true })
  await build(clientBuild('storefront'))
  await build(clientBuild('console'))
  await build(serverBuild())
  const version = versionOf(['storefront', 'console'])
  writeFileSync(join(buildFolder, 'version.json'), `${JSON.stringify({ tag: version })}\n`)
  await compressAssets()
  return { version }
}

function clientBuild(application: 'storefront' | 'console'): InlineConfig {
  return {
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    mode: 'production',
    build: {
      outDir: join(buildFolder, 'client'),
      emptyOutDir: false,
      assetsDir: `assets/${application}`,
      manifest: `${application}-manifest.json`,
      rollupOptions: { input: join(root, `web/${application}/entry-browser.tsx`) },
    },
  }
}

function serverBuild(): InlineConfig {
  return {
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    mode: 'production',
    build: {
      ssr: join(root, 'web/storefront/entry-server.tsx'),
      outDir: join(buildFolder, 'server'),
      minify: false,
      // Named as in the client's build, so that an image rendered by the server is the client's.
      assetsDir: 'assets/storefront',
      emitAssets: false,
    },
  }
}

/** The manifests name every file by its content, so their hash names the build. */
function versionOf(applications: readonly string[]): string {
  const hash = createHash('sha256')
  for (const application of applications) {
    hash.update(readFileSync(join(buildFolder, `client/${application}-manifest.json`)))
  }
  return hash.digest('hex').slice(0, 12)
}

/** Compressed once here instead of at every visit. */
async function compressAssets(): Promise<void> {
  const folder = join(buildFolder, 'client/assets')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  await Promise.all(
    files
      .filter((file) => compressible.test(file))
      .map(async (file) => {
        const path = join(folder, file)
        const content = readFileSync(path)
        writeFileSync(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
        const options = { params: { [zlib.BROTLI_PARAM_QUALITY]: 9 } }
        writeFileSync(`${path}.br`, await promisify(brotliCompress)(content, options))
      }),
  )
}

if (import.meta.main) {
  const startedAt = performance.now()
  const { version } = await buildWeb()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  process.stdout.write(`Pages built as ${version} in ${seconds} s\n`)
}
