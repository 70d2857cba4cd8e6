import type { ReactNode } from 'react'
import styles from './guide-drawings.module.css'
import { Mark } from './mark.tsx'

export function Documents() {
  return (
    <>
      <Sheet x={96} turn={-6}>
        <path className={styles.line} d="M16 40h98M16 64h98M16 88h98M16 112h98M64 40v72" />
        <path className={styles.stripe} d="M16 132h60v12H16Z" />
      </Sheet>
      <Sheet x={255} turn={0}>
        <path className={styles.line} d="M16 44h70M16 66h98M16 88h98" />
        <circle className={styles.seal} cx="86" cy="138" r="25" />
        <path className={styles.tick} d="m74 138 9 10 16-20" />
      </Sheet>
      <Sheet x={414} turn={6}>
        <path className={styles.line} d="M16 44h98M16 66h98M16 88h60" />
        <path className={styles.stripe} d="m40 108 22 26-22 26-22-26Z" />
        <path className={styles.line} d="M74 146h40" />
      </Sheet>
    </>
  )
}

function Sheet({ x, turn, children }: { x: number; turn: number; children: ReactNode }) {
  return (
    <g transform={`translate(${x} 46) rotate(${turn} 65 94)`}>
      <path className={styles.body} d="M0 0h100l30 30v158H0Z" />
      <path className={styles.glass} d="M100 0v30h30Z" />
      {children}
    </g>
  )
}

export function Pictures() {
  return (
    <>
      <path
        className={styles.body}
        d="M170 84h262q48 0 52 56-4 56-52 56H170q-16 0-16-16v-80q0-16 16-16Z"
      />
      <path className={styles.glass} d="M414 98q34 0 38 42-4 42-38 42 12-42 0-84Z" />
      <path className={styles.line} d="M196 106h60v26h-60ZM288 146h44v30h-44Z" />
      <Camera x={560} y={232} turn={-146} number={1} />
      <Camera x={320} y={34} turn={90} number={2} />
      <Camera x={76} y={42} turn={34} number={3} />
      <Camera x={320} y={250} turn={-90} number={4} />
      <Mark x={372} y={140} number={5} />
    </>
  )
}

/** A point to stand on and what is seen from there. */
function Camera(place: { x: number; y: number; turn: number; number: number }) {
  const { x, y, turn, number } = place
  return (
    <>
      <path
        className={styles.sight}
        d="M0 0 74-22a78 78 0 0 1 0 44Z"
        transform={`translate(${x} ${y}) rotate(${turn})`}
      />
      <Mark x={x} y={y} number={number} />
    </>
  )
}

export function Vat() {
  return (
    <>
      <path className={styles.ground} d="M70 240h500" />
      <path
        className={styles.stripe}
        d="M110 50h100v190H110ZM270 80h100v160H270ZM430 50h100v190H430Z"
      />
      <path className={styles.tax} d="M270 50h100v30H270Z" />
      <path className={styles.note} d="M448 196h64M448 212h40" />
      <Mark x={160} y={50} number={1} />
      <Mark x={320} y={50} number={2} />
      <Mark x={480} y={50} number={3} />
    </>
  )
}

const steps = [100, 247, 393, 540] as const

export function Handover() {
  const [contract, money, key, note] = steps
  return (
    <>
      <path className={styles.ground} d={`M${contract} 120H${note}`} />
      {steps.map((x) => (
        <circle key={x} className={styles.body} cx={x} cy="120" r="58" />
      ))}
      <path className={styles.glass} d={`M${contract - 22} 88h30l16 16v48h-46Z`} />
      <path
        className={styles.line}
        d={`M${contract - 12} 112h26M${contract - 12} 124h26M${contract - 12} 136h16`}
      />
      <circle className={styles.stripe} cx={money} cy="120" r="31" />
      <path
        className={styles.coin}
        d={`M${money + 13} 106a18 18 0 1 0 0 28M${money - 20} 115h22M${money - 20} 126h22`}
      />
      <circle className={styles.key} cx={key - 14} cy="106" r="14" />
      <path className={styles.key} d={`m${key - 4} 116 30 30m-12-12 9-9m0 21 9-9`} />
      <circle className={styles.seal} cx={note} cy="120" r="31" />
      <path className={styles.tick} d={`m${note - 14} 120 11 12 19-24`} />
      {steps.map((x, index) => (
        <Mark key={x} x={x} y={206} number={index + 1} />
      ))}
    </>
  )
}
