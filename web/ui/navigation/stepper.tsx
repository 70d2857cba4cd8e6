import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { Link } from '../link.tsx'
import { ProgressBar } from '../status/progress-bar.tsx'
import { useUiTexts } from '../ui-texts.ts'
import styles from './stepper.module.css'

export type StepperStep = {
  id: string
  label: string
  /** "72 %", "open". */
  note?: string
  /** Without it the step cannot be reached yet. */
  href?: string
  state: 'open' | 'current' | 'done'
}

export type StepperProps = {
  label: string
  percent: number
  /** Ready text: "38 %". */
  percentText: string
  /** The phone's line in place of the steps: "Step 1 of 7: vehicle". */
  currentText: string
  steps: readonly StepperStep[]
}

function StepContent({ step, number }: { step: StepperStep; number: number }) {
  const uiTexts = useUiTexts()
  const done = step.state === 'done'
  return (
    <>
      <span className={styles.mark} aria-hidden="true">
        {done ? <Icon icon="check" size={16} /> : number}
      </span>
      <span>
        {step.label}
        {done && <span className="visually-hidden"> {uiTexts.done}</span>}
        {step.note && <span className={styles.note}>{step.note}</span>}
      </span>
    </>
  )
}

export function Stepper({ label, percent, percentText, currentText, steps }: StepperProps) {
  return (
    <nav aria-label={label} className={styles.stepper}>
      <div className={styles.head}>
        <span className={styles.percent} aria-hidden="true">
          {percentText}
        </span>
        <ProgressBar
          label={label}
          labelHidden
          percent={percent}
          tone={percent >= 100 ? 'good' : 'brand'}
          className={styles.track}
        />
        <span className={styles.current}>{currentText}</span>
      </div>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const className = classNames(styles.step, step.state === 'done' && styles.done)
          const current = step.state === 'current' ? 'step' : undefined
          const content = <StepContent step={step} number={index + 1} />
          return (
            <li key={step.id}>
              {step.href === undefined ? (
                <span className={className} aria-current={current}>
                  {content}
                </span>
              ) : (
                <Link href={step.href} className={className} aria-current={current}>
                  {content}
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
