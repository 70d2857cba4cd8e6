import { parentPort, workerData } from 'node:worker_threads'
import decodeHeic from 'heic-decode'
import type { HeicAnswer, HeicTask } from './decode-heic.ts'
import { convertDisplayP3ToSrgb } from './display-p3.ts'
import { isTooManyPixels } from './picture-limits.ts'

/**
 * Runs in a thread of its own for one picture. The decoder is a WebAssembly program that works
 * synchronously and can neither be interrupted nor trusted: here it can be ended from outside.
 */
async function decode({ bytes, isWideColour, ...limits }: HeicTask): Promise<HeicAnswer> {
  const entries = await decodeHeic.all({ buffer: bytes })
  try {
    const entry = entries[0]
    if (entry === undefined) return { kind: 'broken' }
    if (isTooManyPixels(entry, limits)) return { kind: 'tooManyPixels' }
    const { width, height, data } = await entry.decode()
    // Rotation and mirroring of the container are already applied by the decoder.
    const rgba = new Uint8Array(data.buffer)
    if (isWideColour) convertDisplayP3ToSrgb(rgba)
    return { kind: 'decoded', width, height, rgba }
  } finally {
    entries.dispose()
  }
}

let answer: HeicAnswer
try {
  answer = await decode(workerData as HeicTask) // Only decode-heic.ts starts this file.
} catch {
  answer = { kind: 'broken' }
}
parentPort?.postMessage(answer, answer.kind === 'decoded' ? [answer.rgba.buffer] : [])
