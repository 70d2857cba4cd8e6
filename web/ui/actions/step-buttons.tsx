import styles from './step-buttons.module.css'

export type Step = { value: number; label: string; amount: string }

export type StepButtonsProps = {
  label: string
  /** Ready texts: "+1 step" above, the whole amount it leads to below. */
  steps: readonly Step[]
  value: number | null
  onChoose: (value: number) => void
  disabled?: boolean
}

/** Each button names the amount it leads to, so that no sum has to be done in the last minute. */
export function StepButtons({ label, steps, value, onChoose, disabled }: StepButtonsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a form group around buttons.
    <div role="group" aria-label={label} className={styles.steps}>
      {steps.map((step) => (
        // By its step: when the amounts move, the buttons stay, and the focus on them.
        <button
          key={step.label}
          type="button"
          className={styles.step}
          aria-pressed={step.value === value}
          disabled={disabled}
          onClick={() => onChoose(step.value)}
        >
          <span className={styles.label}>{step.label}</span>
          <span className={styles.amount}>{step.amount}</span>
        </button>
      ))}
    </div>
  )
}
