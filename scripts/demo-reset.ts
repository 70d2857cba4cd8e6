/** `npm run demo:reset`: a fresh demo market, through the running server or for its next start. */
import { setTimeout as wait } from 'node:timers/promises'
import { clearDemo } from '#server/clear-demo.ts'

type State = {
  readonly reset: {
    readonly isRunning: boolean
    readonly progress: number
    readonly hasFailed: boolean
  }
}

const origin = `http://127.0.0.1:${process.env.PORT ?? '3000'}`

async function ask(path: string, method: 'GET' | 'POST'): Promise<State> {
  const answer = await fetch(`${origin}${path}`, { method })
  if (!answer.ok) throw new Error(`What runs at ${origin} is no demo of CM24 (${answer.status}).`)
  return (await answer.json()) as State // The contract's answer of these two calls.
}

async function isListening(): Promise<boolean> {
  return fetch(`${origin}/health`).then(
    () => true,
    () => false,
  )
}

async function resetRunning(): Promise<void> {
  let { reset } = await ask('/api/demo/reset', 'POST')
  while (reset.isRunning) {
    await wait(1000)
    reset = (await ask('/api/demo/state', 'GET')).reset
    console.log(`The demo market is made anew: ${Math.round(reset.progress * 100)} %`)
  }
  if (reset.hasFailed) throw new Error('The demo market could not be made; the log says why.')
}

try {
  if (await isListening()) await resetRunning()
  else {
    await clearDemo(process.env)
    console.log('The demo is empty now; its next start makes a new market.')
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
