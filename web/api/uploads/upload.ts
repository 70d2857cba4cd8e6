import type { Problem } from '#contract/problem.ts'
import type { FileKeeper } from '../device/kept-files.ts'

/** What is known of a file on its way, and what a queue needs to send it. */

export type UploadFault<Reason extends string> =
  /** It was not sent: the server would say the same after minutes of waiting. */
  | { readonly kind: 'unfit'; readonly reason: Reason }
  | { readonly kind: 'connection' }
  | { readonly kind: 'refused'; readonly problem: Problem }
  | { readonly kind: 'unknown' }

/** How many files wait on this device alone: for the line, or because the server took none of them for another reason. */
export type FilesLeft = { readonly cutOff: number; readonly notTaken: number }

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
  /** When it was chosen. */
  readonly keptAt: number
  /** Whether the device has it too, so that the page may be closed. */
  readonly isKept: boolean
}

export type UploadMethod = {
  readonly signal: AbortSignal
  /** 0 to 100. */
  readonly onProgress: (sizeBytes: number, percent: number) => void
}

export type UploadToSend<Target> = {
  /** What was made of the file. */
  readonly body: Blob
  readonly file: File
  readonly fileName: string
  readonly target: Target
}

export type UploadOptions<Target, Reason extends string> = {
  readonly atOnce: number
  /** Of the chosen file, before anything is done with it. */
  readonly unfit: (file: File) => Reason | undefined
  /** Makes what is sent in its place. */
  readonly prepare?: (file: File) => Promise<Blob>
  /** Of what is to be sent. */
  readonly unfitToSend: (body: Blob) => Reason | undefined
  readonly send: (upload: UploadToSend<Target>, method: UploadMethod) => Promise<void>
  readonly tryAgainAfterMs?: number
  readonly keeper?: FileKeeper<Target>
}
