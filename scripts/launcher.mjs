/**
 * What every command of package.json needs before the project's own Node exists. It runs under the
 * Node of the machine (20 or later) and uses nothing from node_modules.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'

export const projectFolder = path.resolve(import.meta.dirname, '..')

const modulesFolder = path.join(projectFolder, 'node_modules')
const ownNode = path.join(modulesFolder, '.bin', 'node')
const signalNumbers = constants.signals
const parentCheckMs = 500

let runningChild
let stopSignal
let isWatchingParent = false

/**
 * Ends with the exit code of a command. A signal that reaches this process goes on to the command,
 * which decides how it ends: a terminal, npm and this process may all send the same Ctrl-C, so that
 * it can arrive three times.
 */
function runToEnd(command, commandArguments, options = {}, onStart = () => {}) {
  return new Promise((resolve) => {
    const child = spawn(command, commandArguments, {
      cwd: projectFolder,
      stdio: 'inherit',
      ...options,
    })
    runningChild = child
    onStart(child)
    child.on('error', (error) => {
      runningChild = undefined
      console.error(`${command} could not be started: ${error.message}`)
      resolve(127)
    })
    child.on('exit', (code, signal) => {
      runningChild = undefined
      resolve(code ?? 128 + signalNumbers[signal])
    })
  })
}

/** Runs a file with the project's Node; the channel tells it when this process is gone. */
export function runWithOwnNode(fileAndArguments, environment = {}) {
  return runToEnd(ownNode, fileAndArguments, {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, PATH: ownPath(), ...environment },
  })
}

/** Sends a signal to the command that runs now, if any. */
export function signalRunning(signal) {
  runningChild?.kill(signal)
}

export function isStopping() {
  return stopSignal !== undefined
}

/** The exit code that tells the caller which signal ended the work. */
export function stopCode() {
  return 128 + signalNumbers[stopSignal ?? 'SIGTERM']
}

export function forwardSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => stopBy(signal))
  }
  watchParent()
}

function stopBy(signal) {
  stopSignal ??= signal
  if (!runningChild) process.exit(stopCode())
  runningChild.kill(signal)
}

/**
 * npm cannot pass on a SIGKILL. Where npm started this process, a changed parent means that npm is
 * gone, and then nothing may stay behind.
 */
function watchParent() {
  if (isWatchingParent || process.env.npm_lifecycle_event === undefined) return
  isWatchingParent = true
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stopBy('SIGTERM')
  }, parentCheckMs)
  timer.unref()
}

/**
 * Installs exactly what the lock says, unless that was done before. Ends the process on failure.
 * `npm ci` refuses a lock that lacks optional packages of foreign platforms, which happens when the
 * registry had none of them; `npm install` takes the same versions from the same lock then.
 */
export async function ensureInstalled() {
  if (existsSync(ownNode) && isInstalledAsLocked()) return
  console.log('Installing packages, this takes a moment …')
  let log = ''
  for (const words of [['ci'], ['install', '--no-save']]) {
    const { code, output } = await runNpm(words)
    if (isStopping()) process.exit(stopCode())
    if (code === 0 && existsSync(ownNode)) return
    log += output
  }
  console.error(
    `${log}\nThe packages could not be installed for ${process.platform} ${process.arch}.`,
  )
  process.exit(1)
}

async function runNpm(words) {
  const [command, ...before] = npmCommand()
  const options = ['--include=dev', '--include=optional', '--loglevel=error', '--no-progress']
  let output = ''
  const code = await runToEnd(
    command,
    [...before, ...words, ...options],
    { env: cleanEnvironment(), stdio: ['ignore', 'ignore', 'pipe'] },
    (child) =>
      child.stderr?.on('data', (chunk) => {
        output += chunk
      }),
  )
  return { code, output }
}

/**
 * npm notes at the very end of an install what it put into node_modules. An install that was cut
 * short has no such note and is done again. Optional packages may be those of other platforms.
 */
function isInstalledAsLocked() {
  const locked = readPackages(path.join(projectFolder, 'package-lock.json'))
  const installed = readPackages(path.join(modulesFolder, '.package-lock.json'))
  if (locked === undefined || installed === undefined) return false
  return Object.entries(locked).every(([name, wanted]) => {
    if (name === '') return true
    const present = installed[name]
    if (present === undefined) return wanted.optional === true
    return present.version === wanted.version && present.integrity === wanted.integrity
  })
}

function readPackages(file) {
  if (!existsSync(file)) return undefined
  return JSON.parse(readFileSync(file, 'utf8')).packages
}

/**
 * npm must not run under the project's own Node, because `npm ci` deletes that very file while it
 * works. So: the npm that called us if its Node lies elsewhere, else the one on the cleaned PATH.
 */
function npmCommand() {
  const node = process.env.npm_node_execpath
  const npm = process.env.npm_execpath
  const isUsable =
    node && npm && existsSync(node) && existsSync(npm) && !isInModules(node) && !isInModules(npm)
  return isUsable && /npm-cli\.c?js$/.test(npm) ? [node, npm] : ['npm']
}

function isInModules(file) {
  return path.resolve(file).startsWith(modulesFolder + path.sep)
}

function foreignPath() {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !isInModules(path.join(folder, 'x')))
    .join(path.delimiter)
}

function ownPath() {
  return [path.join(modulesFolder, '.bin'), foreignPath()].join(path.delimiter)
}

/** An environment in which npm reads only its own settings, not those of the npm above us. */
function cleanEnvironment() {
  const kept = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV$)/i.test(name))
  return { ...Object.fromEntries(kept), PATH: foreignPath() }
}
