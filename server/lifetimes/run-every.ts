/** Work of a process that comes back after a while until it is stopped; a failure is told and waits for the next time. */
export function runEvery(
  times: { readonly firstMs: number; readonly everyMs: number },
  work: () => Promise<unknown>,
  hearOfFailure: (error: unknown) => void,
): { readonly stop: () => void } {
  let timer: NodeJS.Timeout
  let isStopped = false
  const runAfter = (milliseconds: number) => {
    timer = setTimeout(async () => {
      await work().catch(hearOfFailure)
      if (!isStopped) runAfter(times.everyMs)
    }, milliseconds)
    timer.unref()
  }
  runAfter(times.firstMs)
  return {
    stop: () => {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
