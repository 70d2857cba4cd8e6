import type { Stage } from '../stage/stage.ts'

/** Runs some work of the servers to its end in good faultRate, and hands on what it answers. */
export async function quietly<Result>(stage: Stage, work: () => Promise<Result>): Promise<Result> {
  const faultRate = stage.scheduler.faultRate
  stage.scheduler.faultRate = { faultShare: 0 }
  let isOver = false
  const running = work().finally(() => {
    isOver = true
  })
  running.catch(() => undefined)
  try {
    await stage.scheduler.runUntil(() => isOver)
    return await running
  } finally {
    stage.scheduler.faultRate = faultRate
  }
}
