import { Worker } from 'node:worker_threads'
import type { SoldVehicle } from '#domain/valuation/valued-vehicle.ts'
import type { TrainedModel } from './model-store.ts'

export type Training = {
  readonly sales: readonly SoldVehicle[]
  readonly version: string
  readonly endsBeforeMonth: number
}

export type TrainingAnswer = TrainedModel | { readonly failure: string }

/**
 * A model is trained in a thread of its own, which ends with it: it takes seconds of computing, in which no
 * bid must wait. One that dies fails the job, which comes again;
 * so does one that is ended because the process ends.
 */
export function trainInThread(training: Training, stopping: AbortSignal): Promise<TrainedModel> {
  return new Promise((resolve, reject) => {
    stopping.throwIfAborted()
    const thread = new Worker(new URL('./train-thread.ts', import.meta.url), {
      execArgv: [],
      workerData: training,
    })
    thread.once('message', (answer: TrainingAnswer) => {
      if ('failure' in answer) reject(new Error(answer.failure))
      else resolve(answer)
    })
    thread.once('error', reject)
    const end = () => void thread.terminate()
    stopping.addEventListener('abort', end)
    thread.once('exit', () => {
      stopping.removeEventListener('abort', end)
      reject(new Error('the training ended without a model'))
    })
    thread.unref()
  })
}
