import { spawn } from 'node:child_process'

/** Runs the system's tar; its complaints become the error. */
export function runTar(words: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('tar', words, { stdio: ['ignore', 'ignore', 'pipe'] })
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`tar: ${output.trim()}`))
    })
  })
}
