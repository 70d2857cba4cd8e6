import { makeReady, type Surroundings } from './make-ready.ts'

/** Photos are made ready beside the page, so that it stays quick under the finger. */

const around: Surroundings = {
  canvasOf: (width, height) => new OffscreenCanvas(width, height),
  encode: (canvas, quality) =>
    canvas instanceof OffscreenCanvas
      ? canvas.convertToBlob({ type: 'image/jpeg', quality })
      : Promise.reject(new Error('A worker has canvases of its own')),
  isWorker: true,
}

export type WorkerAsk = { readonly id: number; readonly file: File }

self.addEventListener('message', ({ data }: MessageEvent<WorkerAsk>) => {
  const { id, file } = data
  makeReady(file, around).then(
    (ready) => self.postMessage({ id, ready }),
    () => self.postMessage({ id, ready: undefined }),
  )
})
