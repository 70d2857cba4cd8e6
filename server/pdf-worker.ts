import { Worker } from 'node:worker_threads'
import type { ContractReaders, PdfWorker } from './areas/order/api.ts'
import type { ReportPress } from './areas/valuation/api.ts'
import type {
  CommissionInvoice,
  PurchaseContract,
  ValuationReport,
} from './integrations/documents/port.ts'
import { createTaskQueue } from './platform/pictures/task-queue.ts'

/**
 * Documents are set in a thread beside the market's: a closing with many sales would otherwise hold up
 * every bid of the process. The thread starts with the first pdf; one that dies fails the documents
 * it had, whose jobs come again, and the next pdf starts another.
 */

type Work =
  | { readonly kind: 'contract'; readonly contract: PurchaseContract }
  | { readonly kind: 'invoice'; readonly invoice: CommissionInvoice }
  | { readonly kind: 'report'; readonly report: ValuationReport }

export type PdfRequest = Work & ContractReaders & { readonly orderNumber: number }

export type PdfAnswer = { readonly orderNumber: number } & (
  | { readonly bytes: Uint8Array }
  | { readonly failure: string }
)

type Waiting = {
  readonly resolve: (bytes: Uint8Array) => void
  readonly reject: (error: Error) => void
}

export function createPdfWorker(): PdfWorker &
  ReportPress & { readonly stop: () => Promise<void> } {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let lastNumber = 0

  const startWorker = (): Worker => {
    const started = new Worker(new URL('./pdf-worker-thread.ts', import.meta.url), { execArgv: [] })
    const fail = (error: Error) => {
      if (worker === started) worker = null
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
    started.on('message', (answer: PdfAnswer) => {
      const pdf = waiting.get(answer.orderNumber)
      waiting.delete(answer.orderNumber)
      if ('bytes' in answer) pdf?.resolve(answer.bytes)
      else pdf?.reject(new Error(answer.failure))
    })
    started.on('error', fail)
    started.on('exit', () => fail(new Error('the pdf press ended')))
    // An idle press must not keep the process alive.
    started.unref()
    return started
  }

  const set = (work: Work, readers: ContractReaders): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      lastNumber += 1
      waiting.set(lastNumber, { resolve, reject })
      worker ??= startWorker()
      const order: PdfRequest = { ...work, ...readers, orderNumber: lastNumber }
      worker.postMessage(order)
    })

  return {
    contract: (contract, readers) => set({ kind: 'contract', contract }, readers),
    invoice: (invoice, locale) =>
      set({ kind: 'invoice', invoice }, { locale, otherLocale: locale }),
    report: (report) =>
      set({ kind: 'report', report }, { locale: report.locale, otherLocale: report.locale }),
    stop: async () => {
      await worker?.terminate()
    },
  }
}

/** Further readers are refused: whoever asks again in a moment is served. */
const waitingAtMost = 20

/** Sets reports one after the other, each in a thread that ends with it: few are asked for, and none must hold up a bid. */
export function createReportPress(): ReportPress {
  const queue = createTaskQueue({ concurrency: 1, maxWaiting: waitingAtMost })
  return {
    report: (report) =>
      queue.run(async () => {
        const worker = createPdfWorker()
        try {
          return await worker.report(report)
        } finally {
          await worker.stop()
        }
      }),
  }
}
