import { makeReady, type ReadyPicture, type Surroundings } from './make-ready.ts'

/** In a worker where there is one; there a file that is too much for it costs no more than its try. */

export async function readyPictureOf(file: File): Promise<ReadyPicture> {
  return (await askWorker(file).catch(() => undefined)) ?? makeReady(file, inThePage)
}

export const inThePage: Surroundings = {
  canvasOf: (width, height) => Object.assign(document.createElement('canvas'), { width, height }),
  encode: (canvas, quality) =>
    new Promise((resolve, reject) => {
      if (!(canvas instanceof HTMLCanvasElement)) return reject(new Error('not of the page'))
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('no picture came out'))),
        'image/jpeg',
        quality,
      )
    }),
  isWorker: false,
}

type Answer = (ready: ReadyPicture | undefined) => void

let worker: Worker | undefined
let isBroken = false
const waiting = new Map<number, Answer>()

/** Nothing where there is no worker, or it could not draw the picture. */
function askWorker(file: File): Promise<ReadyPicture | undefined> {
  if (isBroken || typeof OffscreenCanvas === 'undefined') return Promise.resolve(undefined)
  worker ??= startWorker()
  const id = nextId()
  return new Promise((resolve) => {
    waiting.set(id, resolve)
    worker?.postMessage({ id, file })
  })
}

let lastId = 0
function nextId(): number {
  lastId += 1
  return lastId
}

function startWorker(): Worker {
  const made = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' })
  made.addEventListener(
    'message',
    ({ data }: MessageEvent<{ id: number; ready?: ReadyPicture }>) => {
      waiting.get(data.id)?.(data.ready)
      waiting.delete(data.id)
    },
  )
  made.addEventListener('error', () => {
    isBroken = true
    made.terminate()
    for (const answer of waiting.values()) answer(undefined)
    waiting.clear()
  })
  return made
}
