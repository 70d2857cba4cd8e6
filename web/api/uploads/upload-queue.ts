import { isCallRefused, type Problem } from '#contract/problem.ts'
import { isNetworkFailed } from '../network-failed.ts'
import { randomId } from '../random-id.ts'

/**
 * Uploads: some at once, each with its own progress and its own failure. One that a lost
 * connection has cut off goes again by itself as soon as there is one. It lives outside of the
 * screens, so that nothing stops when its sender goes on to the next page.
 */

export type UploadFault<Reason extends string> =
  /** It was not sent: the server would say the same after minutes of waiting. */
  | { readonly kind: 'unfit'; readonly reason: Reason }
  | { readonly kind: 'connection' }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'unknown' }

export type UploadPhase<Reason extends string> =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'preparing' }
  | { readonly kind: 'sending'; readonly sizeBytes: number; readonly percent: number }
  | { readonly kind: 'failed'; readonly fault: UploadFault<Reason> }

export type Upload<Target, Reason extends string> = {
  readonly id: string
  readonly file: File
  readonly target: Target
  readonly phase: UploadPhase<Reason>
}

export type UploadMethod = {
  readonly signal: AbortSignal
  /** 0 to 100. */
  readonly onProgress: (sizeBytes: number, percent: number) => void
}

export type UploadOptions<Target, Reason extends string> = {
  readonly atOnce: number
  /** Of the chosen file, before anything is done with it. */
  readonly unfit: (file: File) => Reason | undefined
  /** Makes what is sent in its place. */
  readonly prepare?: (file: File) => Promise<Blob>
  /** Of what is to be sent. */
  readonly unfitToSend: (body: Blob) => Reason | undefined
  readonly send: (
    upload: { readonly body: Blob; readonly fileName: string; readonly target: Target },
    method: UploadMethod,
  ) => Promise<void>
  readonly tryAgainAfterMs?: number
}

const defaultTryAgainAfterMs = 5000

export class UploadQueue<Target, Reason extends string> {
  private uploads: readonly Upload<Target, Reason>[] = []
  private readonly options: UploadOptions<Target, Reason>
  private readonly listeners = new Set<() => void>()
  private readonly running = new Map<string, AbortController>()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(options: UploadOptions<Target, Reason>) {
    this.options = options
  }

  /** Bound, because the page hands these two on by themselves. */
  readonly getUploads = (): readonly Upload<Target, Reason>[] => this.uploads

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  add(files: readonly File[], target: Target): void {
    const added = files.map((file) => ({
      id: randomId(),
      file,
      target,
      phase: this.firstPhase(file),
    }))
    this.set([...this.uploads, ...added])
    this.work()
  }

  remove(id: string): void {
    this.running.get(id)?.abort()
    this.set(this.uploads.filter((each) => each.id !== id))
  }

  retry(id: string): void {
    this.retryWhere((upload) => upload.id === id && mayTryAgain(upload.phase))
  }

  retryAll(): void {
    this.retryWhere(({ phase }) => mayTryAgain(phase))
  }

  /** The line is back: what it had cut off goes on. */
  readonly retryCutOff = (): void => {
    clearTimeout(this.timer)
    this.timer = undefined
    this.retryWhere(({ phase }) => isCutOff(phase))
  }

  private retryWhere(fits: (upload: Upload<Target, Reason>) => boolean): void {
    const phase = { kind: 'waiting' } as const
    this.set(this.uploads.map((each) => (fits(each) ? { ...each, phase } : each)))
    this.work()
  }

  private firstPhase(file: File): UploadPhase<Reason> {
    const reason = this.options.unfit(file)
    return reason === undefined
      ? { kind: 'waiting' }
      : { kind: 'failed', fault: { kind: 'unfit', reason } }
  }

  private work(): void {
    const waiting = this.uploads.filter(({ phase }) => phase.kind === 'waiting')
    for (const upload of waiting.slice(0, this.options.atOnce - this.running.size)) {
      void this.run(upload).finally(() => this.work())
    }
  }

  private async run({ id, file, target }: Upload<Target, Reason>): Promise<void> {
    const aborted = new AbortController()
    this.running.set(id, aborted)
    this.setPhase(id, { kind: 'preparing' })
    try {
      const body = (await this.options.prepare?.(file)) ?? file
      // What was taken off the list while it was made ready must not leave the page.
      aborted.signal.throwIfAborted()
      const reason = this.options.unfitToSend(body)
      if (reason !== undefined) throw new UnfitFile(reason)
      await this.options.send(
        { body, fileName: file.name, target },
        {
          signal: aborted.signal,
          onProgress: (sizeBytes, percent) =>
            this.setPhase(id, { kind: 'sending', sizeBytes, percent }),
        },
      )
      this.set(this.uploads.filter((each) => each.id !== id))
    } catch (error) {
      const fault = faultOf<Reason>(error)
      this.setPhase(id, { kind: 'failed', fault })
      if (fault.kind === 'connection') this.tryAgainLater()
    } finally {
      this.running.delete(id)
    }
  }

  private tryAgainLater(): void {
    const { tryAgainAfterMs = defaultTryAgainAfterMs } = this.options
    this.timer ??= setTimeout(this.retryCutOff, tryAgainAfterMs)
  }

  private setPhase(id: string, phase: UploadPhase<Reason>): void {
    this.set(this.uploads.map((each) => (each.id === id ? { ...each, phase } : each)))
  }

  private set(uploads: readonly Upload<Target, Reason>[]): void {
    this.uploads = uploads
    for (const listener of this.listeners) listener()
  }
}

/** Trying again helps where the file was not the reason. */
export function mayTryAgain(phase: UploadPhase<string>): boolean {
  if (phase.kind !== 'failed') return false
  const { fault } = phase
  if (fault.kind === 'refused') return ![409, 413, 422].includes(fault.problem.status)
  return fault.kind !== 'unfit'
}

/** Whether closing the page now would lose the file. */
export function isUnderway(phase: UploadPhase<string>): boolean {
  return phase.kind !== 'failed' || isCutOff(phase)
}

function isCutOff(phase: UploadPhase<string>): boolean {
  return phase.kind === 'failed' && phase.fault.kind === 'connection'
}

class UnfitFile<Reason extends string> extends Error {
  override readonly name = 'UnfitFile'
  readonly reason: Reason

  constructor(reason: Reason) {
    super(`The file is unfit: ${reason}`)
    this.reason = reason
  }
}

function faultOf<Reason extends string>(error: unknown): UploadFault<Reason> {
  if (error instanceof UnfitFile) return { kind: 'unfit', reason: error.reason }
  if (isCallRefused(error)) return { kind: 'refused', problem: error.problem }
  return isNetworkFailed(error) ? { kind: 'connection' } : { kind: 'unknown' }
}
