import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build, type InlineConfig, type Plugin } from 'vite'
import { zoneOf } from '#contract/page-zones.ts'
import { type Compression, compressAssets } from './compress-assets.ts'
import { declareMessages } from './declare-messages.ts'
import { checkIslandFiles } from './island-files.ts'
import { checkPageFiles } from './page-files.ts'
import { checkConsoleFiles } from './page-sizes/console-files.ts'
import { chunks } from './vite/chunks.ts'
import { consoleParts } from './vite/console-parts.ts'
import { lateTextFilter } from './vite/late-text-filter.ts'
import { paths } from './vite/paths.ts'
import { splitMessages } from './vite/split-messages.ts'

/**
 * Builds what browsers fetch and what the server renders with, into `.build`: client/assets (served
 * for ever under hashed names), two manifests, server/entry-server.js, and version.json.
 */

const root = join(import.meta.dirname, '..')
export const buildFolder = join(root, '.build')

type Application = 'storefront' | 'console'

/** Builds into `.build`, or into another folder for a test, whose files need not be the smallest. */
export async function buildWeb(
  folder = buildFolder,
  compression: Compression = 'best',
): Promise<{ readonly version: string }> {
  declareMessages()
  rmSync(join(folder, 'client'), { recursive: true, force: true })
  rmSync(join(folder, 'server'), { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  await asInProduction(async () => {
    await build(clientBuild('storefront', folder))
    await build(islandsBuild(folder))
    await build(clientBuild('console', folder))
    await build(serverBuild(folder))
  })
  const version = versionOf(folder)
  writeFileSync(join(folder, 'version.json'), `${JSON.stringify({ tag: version })}\n`)
  await compressAssets(join(folder, 'client/assets'), compression)
  if (compression === 'best') {
    checkPageFiles(folder)
    checkIslandFiles(folder)
    checkConsoleFiles(folder)
  }
  return { version }
}

/** Whatever NODE_ENV says: from it, not from the mode, the plugins take which React they write for. */
async function asInProduction(work: () => Promise<void>): Promise<void> {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    await work()
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}

function clientBuild(application: Application, folder: string): InlineConfig {
  return {
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    mode: 'production',
    // The console names screens of every storefront at once, and needs the tables whole.
    plugins: [
      chunks(),
      ...(application === 'storefront'
        ? [paths({ isSplit: true }), lateTextFilter(root), splitMessages(root, zonesOf(root))]
        : [consoleParts(root)]),
    ],
    build: {
      outDir: join(folder, 'client'),
      emptyOutDir: false,
      assetsDir: `assets/${application}`,
      manifest: `${application}-manifest.json`,
      rollupOptions: {
        input: join(root, `web/${application}/entry-browser.tsx`),
        output: {
          assetFileNames: assetName(application),
          entryFileNames: `assets/${application}/[name]-${shortHash}.js`,
          chunkFileNames: `assets/${application}/[name]-${shortHash}.js`,
        },
      },
    },
  }
}

/**
 * Every page fetches the names of all files, and nothing of a hash can be compressed. Seven letters
 * have four million million forms, enough to tell the contents of one name apart.
 */
const shortHash = '[hash:7]'

/** A page names the file of icons with each icon, some forty times: its address is the shortest. */
function assetName(application: Application) {
  return ({ names }: { readonly names: readonly string[] }) =>
    names.includes('icons.generated.svg')
      ? 'assets/[hash][extname]'
      : `assets/${application}/[name]-${shortHash}[extname]`
}

/** Of all screens there are. */
function zonesOf(folder: string): readonly string[] {
  const screens = readdirSync(join(folder, 'web/storefront/screens'), { recursive: true })
    .map(String)
    .flatMap((file) => (basename(file) === 'screen.tsx' ? zoneOf(dirname(file)) : []))
  return [...new Set(screens)].sort()
}

/**
 * Apart from the applications, so that a public page fetches one small file however those are cut. Its
 * styles come with the page: the application's build knows them, since it shows the same screens.
 */
function islandsBuild(folder: string): InlineConfig {
  return {
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    mode: 'production',
    plugins: [paths({ isSplit: true }), plainImports, withoutStyles],
    build: {
      outDir: join(folder, 'client'),
      emptyOutDir: false,
      assetsDir: 'assets/islands',
      manifest: 'islands-manifest.json',
      modulePreload: false,
      cssCodeSplit: false,
      rollupOptions: {
        input: join(root, 'web/storefront/entry-islands.ts'),
        // What an island shares with the entry stays in the entry's file.
        preserveEntrySignatures: 'allow-extension',
        // Named as in the application's build, so that an icon drawn by the server is the island's.
        output: { assetFileNames: assetName('storefront') },
      },
    },
  }
}

/** The bundler's helper fetches the styles of a part before its script; here no part has any. */
const plainImports: Plugin = {
  name: 'cm24-plain-imports',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null,
}

const withoutStyles: Plugin = {
  name: 'cm24-without-styles',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.keys(bundle)) {
      if (/\.(css|woff2)$/.test(file)) delete bundle[file]
    }
  },
}

function serverBuild(folder: string): InlineConfig {
  return {
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    mode: 'production',
    // Left to the run, a process that was started without it would render with React's development form.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: join(root, 'web/storefront/entry-server.tsx'),
      outDir: join(folder, 'server'),
      emptyOutDir: true,
      minify: false,
      // Named as in the client's build, so that an image rendered by the server is the client's.
      assetsDir: 'assets/storefront',
      rollupOptions: { output: { assetFileNames: assetName('storefront') } },
      emitAssets: false,
    },
  }
}

/** The manifests name every file by its content, so their hash names the build. */
function versionOf(folder: string): string {
  const hash = createHash('sha256')
  for (const application of ['storefront', 'islands', 'console']) {
    hash.update(readFileSync(join(folder, `client/${application}-manifest.json`)))
  }
  return hash.digest('hex').slice(0, 12)
}

if (import.meta.main) {
  const startedAt = performance.now()
  const { version } = await buildWeb()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  process.stdout.write(`Pages built as ${version} in ${seconds} s\n`)
}
