import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import styles from './countdown.module.css'
import {
  type CountdownTexts,
  countdownText,
  countdownTone,
  findAnnouncedMinutes,
  nextTickMs,
  tenMinutesMs,
} from './countdown-text.ts'

export type CountdownProps = {
  /** ISO instant of the end. */
  endsAt: string
  /** Server's clock minus the browser's, so a wrong clock at home shows the right time left. */
  serverOffsetMs?: number
  /** What the server believed the time was when it rendered; keeps both first renderings alike. */
  renderedAtMs?: number
  texts: CountdownTexts
  /** Before the figure, for screen readers: "ends in". */
  label?: string
  /** From here on it is shown in amber. */
  soonMs?: number
  icon?: boolean
  /** Keeps the surrounding colour, for dark bands. */
  plain?: boolean
  onOver?: () => void
  className?: string
}

/** Browsers cut longer waits off. */
const longestWaitMs = 2_000_000_000

function useRemainingMs(props: CountdownProps): number | undefined {
  const { endsAt, serverOffsetMs = 0, renderedAtMs, onOver } = props
  const endMs = Date.parse(endsAt)
  const [nowMs, setNowMs] = useState(renderedAtMs)
  const sayOver = useEffectEvent(() => onOver?.())

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function tick() {
      const now = Date.now() + serverOffsetMs
      const remainingMs = endMs - now
      setNowMs(now)
      if (remainingMs <= 0) return sayOver()
      timer = setTimeout(tick, Math.min(nextTickMs(remainingMs), longestWaitMs))
    }
    tick()
    return () => clearTimeout(timer)
  }, [endMs, serverOffsetMs])

  return nowMs === undefined ? undefined : endMs - nowMs
}

/** Ticks in the browser only and exactly when the figure changes; speaks only at thresholds. */
export function Countdown(props: CountdownProps) {
  const { endsAt, texts, label, soonMs = tenMinutesMs, icon = true, plain, className } = props
  const remainingMs = useRemainingMs(props)
  const before = useRef<number>(undefined)
  const [spoken, setSpoken] = useState('')

  useEffect(() => {
    if (remainingMs === undefined) return
    const minutes = findAnnouncedMinutes({
      beforeMs: before.current ?? remainingMs,
      nowMs: remainingMs,
    })
    before.current = remainingMs
    if (minutes !== undefined && texts.announce) setSpoken(texts.announce({ minutes }))
  }, [remainingMs, texts.announce])

  const tone = remainingMs === undefined ? 'calm' : countdownTone(remainingMs, soonMs)
  return (
    <span
      data-countdown={tone}
      data-soon-ms={soonMs === tenMinutesMs ? undefined : soonMs}
      className={classNames(styles.countdown, plain && styles.inherit, className)}
    >
      {icon && <Icon icon="clock" size={16} />}
      {label && <span className="visually-hidden">{label}</span>}
      <time
        dateTime={endsAt}
        role="timer"
        data-words={tone === 'last' || tone === 'over' ? '' : undefined}
      >
        {remainingMs === undefined ? '\u2007:\u2007\u2007' : countdownText(remainingMs, texts)}
      </time>
      {texts.announce && (
        <span className="visually-hidden" aria-live="polite">
          {spoken}
        </span>
      )}
    </span>
  )
}
