/** Whether a statement gave up because another transaction held a lock for too long. */
export function isLockTimeout(error: unknown): boolean {
  return (error as { code?: unknown }).code === '55P03' // PostgreSQL's lock_not_available.
}
