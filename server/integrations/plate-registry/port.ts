import type { RegistryRecord } from '#domain/listing/importing/registry-record.ts'

/** What the rest of the server knows of a register of number plates. */
export type PlateRegistry = {
  /**
   * One look-up of a plate of six letters and figures. Told of each part that was answered, as `done` of
   * `all`. Never throws; `cause` is for the log alone.
   */
  readonly find: (
    plate: string,
    onProgress: (done: number, all: number) => void,
  ) => Promise<PlateAnswer>
}

export type PlateAnswer =
  | { readonly kind: 'found'; readonly record: RegistryRecord }
  | { readonly kind: 'not_found' }
  | { readonly kind: 'busy' }
  | { readonly kind: 'unavailable' | 'unreadable'; readonly cause: string }
