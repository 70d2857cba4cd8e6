import { useState } from 'react'
import { islandCalls } from '#web/storefront/page-script/island-calls.ts'
import { LaterChoice } from '#web/storefront/screens/valuation/later/later-choice.tsx'

type LaterOnReportProps = {
  readonly reportId: string
  readonly days: readonly number[]
  readonly chosen: number | null
}

/** "Not selling now" on the report, for whoever has its address; the only part of the page with a script. */
export function LaterOnReport(props: LaterOnReportProps) {
  const [chosen, setChosen] = useState(props.chosen)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  async function choose(day: number) {
    setState('busy')
    try {
      const body = { postponedUntil: new Date(day).toISOString() }
      await islandCalls().valuation.postponeReport({ params: { id: props.reportId }, body })
      setChosen(day)
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <LaterChoice
      days={props.days}
      chosen={chosen}
      isBusy={state === 'busy'}
      hasFailed={state === 'failed'}
      onChoose={(day) => void choose(day)}
    />
  )
}
