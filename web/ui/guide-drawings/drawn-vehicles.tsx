import styles from './guide-drawings.module.css'
import { Mark } from './mark.tsx'

export function BuyersView() {
  return (
    <>
      <Vehicle />
      <Mark x={286} y={52} number={1} />
      <Mark x={256} y={152} number={2} />
      <Mark x={398} y={118} number={3} />
      <Mark x={560} y={160} number={4} />
      <Mark x={190} y={226} number={5} />
    </>
  )
}

export function LeakTest() {
  return (
    <>
      <Vehicle />
      <path className={styles.damp} d="M96 98V70q0-18 18-18h40v10h-34q-14 0-14 12v24Z" />
      <path className={styles.damp} d="M96 150h12v64H96ZM290 206h130v8H290Z" />
      <Drop x={236} y={76} />
      <Drop x={154} y={146} />
      <Drop x={348} y={232} />
      <Mark x={104} y={56} number={1} />
      <Mark x={236} y={46} number={2} />
      <Mark x={186} y={146} number={3} />
      <Mark x={92} y={182} number={4} />
      <Mark x={318} y={214} number={5} />
    </>
  )
}

function Vehicle() {
  return (
    <>
      <ellipse className={styles.shadow} cx="345" cy="248" rx="270" ry="8" />
      <path
        className={styles.body}
        d="M96 214V70q0-18 18-18h330c44 0 70 18 90 48l34 50c22 6 36 16 40 34v30Z"
      />
      <path className={styles.stripe} d="M96 178h508v14H96Z" />
      <path
        className={styles.glass}
        d="M140 88h84v44h-84ZM276 88h66v34h-66ZM462 92h22c18 0 32 18 46 48h-68Z"
      />
      <path className={styles.line} d="M372 80h52v134h-52Z" />
      <path className={styles.glass} d="M384 92h28v40h-28Z" />
      <path className={styles.body} d="M214 52v-10h46v10Z" />
      <path className={styles.lamp} d="M582 168h16l6 16h-22Z" />
      {[190, 500].map((x) => (
        <g key={x}>
          <circle className={styles.tyre} cx={x} cy="216" r="31" />
          <circle className={styles.rim} cx={x} cy="216" r="14" />
        </g>
      ))}
    </>
  )
}

function Drop({ x, y }: { x: number; y: number }) {
  return (
    <path
      className={styles.drop}
      d={`M${x} ${y}c7 9 10 13 10 18a10 10 0 0 1-20 0c0-5 3-9 10-18Z`}
    />
  )
}
