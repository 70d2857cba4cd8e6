import { parentPort, workerData } from 'node:worker_threads'
import { trainModel } from '#domain/valuation/model/train-model.ts'
import type { Training, TrainingAnswer } from './train-in-thread.ts'

const { sales, version, endsBeforeMonth }: Training = workerData

/** Without a failure the thread ends as soon as the model is sent. */
function train(): TrainingAnswer {
  try {
    const { model, compared } = trainModel(sales, version, endsBeforeMonth)
    return { model, compared: [...compared.values()].flat() }
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

parentPort?.postMessage(train())
