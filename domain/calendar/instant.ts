/** Epoch milliseconds, UTC. The domain is handed instants; it never asks for the time itself. */
export type Instant = number

export const secondMs = 1_000
export const minuteMs = 60 * secondMs
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
