import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Lighthouse weighs 176 MB in 114 packages (Apache 2.0), which each `npm ci` would pay for. So it is no package of
 * the project: this benchmark alone installs the version named here, once, into `.build/lighthouse`.
 */
const version = '13.5.0'
const folder = join(import.meta.dirname, '../../.build/lighthouse')
const installed = join(folder, 'node_modules/lighthouse')

/** Answers the file that runs it. */
export function installLighthouse(): string {
  if (installedVersion() !== version) {
    console.log(`Installing Lighthouse ${version} into .build/lighthouse …`)
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n')
    const flags = ['--save-exact', '--ignore-scripts', '--no-audit', '--no-fund']
    const { status } = spawnSync('npm', ['install', ...flags, `lighthouse@${version}`], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (status !== 0) throw new Error(`npm could not install lighthouse@${version}`)
  }
  return join(installed, 'cli/index.js')
}

function installedVersion(): string | undefined {
  const file = join(installed, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined
}
