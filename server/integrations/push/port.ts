/** What the rest of the server knows of pushes: a text goes to one browser, or it says why not. */

/** A browser that somebody has allowed to show notifications, as it describes itself (RFC 8291). */
export type PushTarget = {
  /** The address at the browser's own push service. */
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

export type OutgoingPush = {
  readonly target: PushTarget
  /** Encrypted for the browser; its push service cannot read it. At most 3,000 bytes. */
  readonly payload: string
  /** How long the service keeps it for a device that is not reached. */
  readonly ttlSeconds: number
  readonly isUrgent: boolean
  /** A later push of the same topic replaces one that has not arrived: 32 letters of base64url. */
  readonly topic: string
}

export type PushAnswer =
  | { readonly kind: 'sent' }
  /** The browser has taken the permission back, or does not exist any more. */
  | { readonly kind: 'gone' }
  /** To be tried again, not before so many seconds where the service says so. */
  | { readonly kind: 'busy'; readonly retryAfterSeconds: number | null; readonly cause: string }
  /** The same push would be refused again. */
  | { readonly kind: 'refused'; readonly cause: string }

export type PushSender = {
  /** Names us to push services; browsers bind their permission to it. */
  readonly publicKey: string
  /** Whether pushes may be sent to this address at all: it comes from a browser, so it is checked. */
  readonly mayReach: (endpoint: string) => boolean
  /** Never throws: whatever goes wrong is part of the answer. */
  readonly send: (push: OutgoingPush) => Promise<PushAnswer>
}
