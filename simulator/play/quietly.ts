import type { Stage } from '../stage/stage.ts'

/** Runs some work of the servers to its end in good weather, and hands on what it answers. */
export async function quietly<Result>(stage: Stage, work: () => Promise<Result>): Promise<Result> {
  const weather = stage.turns.weather
  stage.turns.weather = { faultShare: 0 }
  let isOver = false
  const running = work().finally(() => {
    isOver = true
  })
  running.catch(() => undefined)
  try {
    await stage.turns.runUntil(() => isOver)
    return await running
  } finally {
    stage.turns.weather = weather
  }
}
