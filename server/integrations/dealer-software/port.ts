import type { LooseRecord } from '#domain/listing/importing/field-table.ts'

/** What the rest of the server knows of a dealer's own software. Nothing here throws; `cause` is for the log. */

export type DealerLogin = { readonly user: string; readonly password: string }

export type DealerVehicle = { readonly vehicleNumber: string; readonly fields: LooseRecord }

export type DealerFailure =
  | { readonly kind: 'busy' }
  /** User or password is not taken, or has no right to read. */
  | { readonly kind: 'refused'; readonly cause: string }
  | { readonly kind: 'unavailable' | 'unreadable'; readonly cause: string }

export type DealerSoftware = {
  readonly list: (
    login: DealerLogin,
  ) => Promise<
    { readonly kind: 'found'; readonly vehicles: readonly DealerVehicle[] } | DealerFailure
  >
  readonly find: (
    login: DealerLogin,
    vehicleNumber: string,
  ) => Promise<
    | {
        readonly kind: 'found'
        readonly vehicle: DealerVehicle
        /** Addresses of its pictures, in their order. */
        readonly pictures: readonly string[]
      }
    | { readonly kind: 'not_found' }
    | DealerFailure
  >
  /** The bytes of a picture; undefined where it cannot be had, is too large or lies elsewhere. */
  readonly fetchPicture: (address: string) => Promise<Buffer | undefined>
}
