import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import type { RingResult } from '../ring.ts'

const projectFolder = path.resolve(import.meta.dirname, '../..')

export type CommandResult = { readonly isSuccess: boolean; readonly output: string }

const running = new Set<ChildProcess>()
const politeMs = 10_000

/** Runs a program of the packages to its end, or to the time limit, and keeps what it writes. */
export function runCommand(options: {
  program: string
  arguments: readonly string[]
  limitSeconds: number
  environment?: Readonly<Record<string, string>>
}): Promise<CommandResult> {
  return new Promise((resolve) => {
    const program = path.join(projectFolder, 'node_modules', '.bin', options.program)
    const child = spawn(program, options.arguments, {
      cwd: projectFolder,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...options.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.add(child)
    let output = ''
    const keep = (chunk: Buffer): void => {
      output += chunk.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const limit = setTimeout(() => {
      output += `\nNot finished after ${options.limitSeconds} s, stopped.`
      end(child)
    }, options.limitSeconds * 1000)
    child.on('error', (error) => {
      output += error.message
    })
    child.on('close', (code) => {
      clearTimeout(limit)
      running.delete(child)
      resolve({ isSuccess: code === 0, output: output.trim() })
    })
  })
}

/** A command that passes or fails as one. */
export async function runAsOne(options: Parameters<typeof runCommand>[0]): Promise<RingResult> {
  const { isSuccess, output } = await runCommand(options)
  if (isSuccess) return { passed: 1, failed: 0, report: '' }
  const call = [options.program, ...options.arguments].join(' ')
  return { passed: 0, failed: 1, report: `${call}\n${output}` }
}

/** Lets the running programs clean up after themselves; insists after a while. */
export function endRunning(): void {
  for (const child of running) end(child)
}

function end(child: ChildProcess): void {
  child.kill('SIGTERM')
  setTimeout(() => child.kill('SIGKILL'), politeMs).unref()
}
