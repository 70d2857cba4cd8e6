import { isCallRefused } from '#contract/problem.ts'
import type { KeptFile } from '../device/kept-files.ts'
import { isNetworkFailed } from '../network-failed.ts'
import { randomId } from '../random-id.ts'
import type { FilesLeft, Upload, UploadFault, UploadOptions, UploadPhase } from './upload.ts'

/**
 * Uploads: some at once, each with its own progress and its own failure. One that a lost
 * connection has cut off is tried three times, then again as soon as there is one. It lives outside of the
 * screens, so that nothing stops when its sender goes on to the next page. With a keeper its files also
 * lie on the device until they have arrived, and a page that is opened later goes on with them.
 */

const defaultTryAgainAfterMs = 5000
/** By itself; afterwards the line has to come back, or somebody has to ask for it. */
const triesByItself = 3

export class UploadQueue<Target, Reason extends string> {
  private uploads: readonly Upload<Target, Reason>[] = []
  private readonly options: UploadOptions<Target, Reason>
  private readonly listeners = new Set<() => void>()
  private readonly running = new Map<string, AbortController>()
  private readonly tries = new Map<string, number>()
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
    const added = files.map((file, index) =>
      this.uploadOf({ id: randomId(), file, target, keptAt: Date.now() + index / 1000 }),
    )
    this.set([...this.uploads, ...added])
    for (const upload of added) if (isUnderway(upload.phase)) this.keep(upload)
    this.work()
  }

  /** Goes on with what this device has kept of a page that was closed. May be called at any time. */
  readonly resume = async (): Promise<void> => {
    const found = (await this.options.keeper?.take(() => void this.resume())) ?? []
    const known = new Set(this.uploads.map(({ id }) => id))
    const added = found
      .filter(({ id }) => !known.has(id))
      .map((file) => ({ ...this.uploadOf(file), isKept: true }))
    if (added.length === 0) return
    this.set([...added, ...this.uploads])
    this.work()
  }

  /** Once nothing of it travels any more: how many files lie here alone and may still arrive. */
  settled(): Promise<FilesLeft> {
    return new Promise((resolve) => {
      const look = () => {
        if (this.uploads.some(({ phase }) => phase.kind !== 'failed')) return
        stop()
        const cutOff = this.uploads.filter(({ phase }) => isCutOff(phase)).length
        const unsent = this.uploads.filter(({ phase }) => mayTryAgain(phase)).length
        resolve({ cutOff, notTaken: unsent - cutOff })
      }
      const stop = this.subscribe(look)
      look()
    })
  }

  /** The place where the files belong has another name now. */
  readonly keepAgain = (): void => {
    for (const upload of this.uploads) if (upload.isKept) this.keep(upload)
  }

  private uploadOf(file: KeptFile<Target>): Upload<Target, Reason> {
    return { ...file, phase: this.firstPhase(file.file), isKept: false }
  }

  private keep(upload: Upload<Target, Reason>): void {
    const { id, file, target, keptAt } = upload
    void this.options.keeper?.keep({ id, file, target, keptAt }).then((isKept) => {
      // It may have arrived, or been taken back, before the device had it.
      if (!this.uploads.some((each) => each.id === id)) this.options.keeper?.drop(id)
      else if (isKept) {
        this.set(this.uploads.map((each) => (each.id === id ? { ...each, isKept } : each)))
      }
    })
  }

  private drop(id: string): void {
    this.set(this.uploads.filter((each) => each.id !== id))
    this.options.keeper?.drop(id)
  }

  remove(id: string): void {
    this.running.get(id)?.abort()
    this.drop(id)
  }

  retry(id: string): void {
    this.tries.delete(id)
    this.retryWhere((upload) => upload.id === id && mayTryAgain(upload.phase))
  }

  retryAll(): void {
    this.tries.clear()
    this.retryWhere(({ phase }) => mayTryAgain(phase))
  }

  /** The line is back: what it had cut off goes on. */
  readonly retryCutOff = (): void => {
    this.tries.clear()
    this.retryTimed(() => true)
  }

  private retryTimed(fits: (id: string) => boolean): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.retryWhere(({ id, phase }) => isCutOff(phase) && fits(id))
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
        { body, file, fileName: file.name, target },
        {
          signal: aborted.signal,
          onProgress: (sizeBytes, percent) =>
            this.setPhase(id, { kind: 'sending', sizeBytes, percent }),
        },
      )
      this.drop(id)
    } catch (error) {
      const fault = faultOf<Reason>(error)
      this.setPhase(id, { kind: 'failed', fault })
      if (fault.kind === 'connection') this.tryAgainLater(id)
    } finally {
      this.running.delete(id)
    }
  }

  private tryAgainLater(id: string): void {
    const tries = (this.tries.get(id) ?? 0) + 1
    this.tries.set(id, tries)
    if (tries >= triesByItself) return
    const { tryAgainAfterMs = defaultTryAgainAfterMs } = this.options
    const mayTry = (each: string) => (this.tries.get(each) ?? 0) < triesByItself
    this.timer ??= setTimeout(() => this.retryTimed(mayTry), tryAgainAfterMs)
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

/** Whether it is still to be sent. */
export function isUnderway(phase: UploadPhase<string>): boolean {
  return phase.kind !== 'failed' || isCutOff(phase)
}

function isCutOff(phase: UploadPhase<string>): boolean {
  return phase.kind === 'failed' && phase.fault.kind === 'connection'
}

/** Thrown while a file is made ready: it is not sent, for this reason. */
export class UnfitFile<Reason extends string> extends Error {
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
