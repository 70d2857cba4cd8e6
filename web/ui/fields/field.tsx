import { createContext, type ReactNode, useContext, useEffect, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { useUiTexts } from '../ui-texts.ts'
import styles from './field.module.css'

/** What every field takes. The error, once there, stands in the place of the help. */
export type FieldTexts = {
  label: ReactNode
  /** Keeps the label for screen readers only, where the place already says it. */
  labelHidden?: boolean | undefined
  help?: ReactNode
  error?: ReactNode
  /** Says "optional" beside the label; what is asked is required unless it says so. */
  optional?: boolean | undefined
  className?: string | undefined
}

/** What the control inside must carry so that label and message belong to it. */
export type ControlWiring = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

export type FieldProps = FieldTexts & {
  id?: string | undefined
  children: (control: ControlWiring) => ReactNode
}

function isShown(text: ReactNode): boolean {
  return text !== undefined && text !== null && text !== false && text !== ''
}

export function ErrorLine({ children }: { children: ReactNode }) {
  return (
    <span className={styles.error}>
      <Icon icon="circle-exclamation-point" size={16} />
      <span>{children}</span>
    </span>
  )
}

/** Inside of it no field ever has a fault: a plain form, whose page says what is wrong. */
export const PlainFields = createContext(false)

function FieldMessage({ id, help, error }: { id: string; help?: ReactNode; error?: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const isPlain = useContext(PlainFields)
  const isAtFault = isShown(error)
  // Of a field at the lower edge of a phone only the red frame would be seen, not what is wrong.
  useEffect(() => {
    const message = place.current
    const isWithin = message?.parentElement?.contains(document.activeElement)
    if (isAtFault && isWithin) message?.scrollIntoView({ block: 'nearest' })
  }, [isAtFault])
  if (isPlain && !isShown(help)) return null
  return (
    <div ref={place} id={id} className={styles.message} aria-live="polite">
      {isAtFault ? (
        <ErrorLine>{error}</ErrorLine>
      ) : (
        isShown(help) && <p className={styles.help}>{help}</p>
      )}
    </div>
  )
}

/** Label above, control, help below. The control comes as a function and takes the wiring. */
export function Field({
  id,
  label,
  labelHidden,
  help,
  error,
  optional,
  className,
  children,
}: FieldProps) {
  const ownId = useId()
  const uiTexts = useUiTexts()
  const controlId = id ?? ownId
  const messageId = `${controlId}-message`
  const hasMessage = isShown(help) || isShown(error)
  return (
    <div className={classNames(styles.field, className)}>
      <label htmlFor={controlId} className={labelHidden ? 'visually-hidden' : styles.label}>
        <span>{label}</span>
        {optional && <span className={styles.optional}>{uiTexts.optional}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': hasMessage ? messageId : undefined,
        'aria-invalid': isShown(error) || undefined,
      })}
      <FieldMessage id={messageId} help={help} error={error} />
    </div>
  )
}

export type FieldGroupProps = FieldTexts & {
  id?: string | undefined
  /** A question set larger, as the head of a block of a form. */
  question?: boolean | undefined
  role?: 'radiogroup' | undefined
  children: ReactNode
}

/** Several controls under one question: a fieldset with a legend. */
export function FieldGroup(props: FieldGroupProps) {
  const { id, label, labelHidden, help, error, optional, question, role, className, children } =
    props
  const ownId = useId()
  const uiTexts = useUiTexts()
  const messageId = `${id ?? ownId}-message`
  return (
    <fieldset
      id={id}
      role={role}
      aria-describedby={isShown(help) || isShown(error) ? messageId : undefined}
      className={classNames(styles.group, className)}
    >
      <legend
        className={
          labelHidden ? 'visually-hidden' : classNames(styles.label, question && styles.question)
        }
      >
        <span>{label}</span>
        {optional && <span className={styles.optional}>{uiTexts.optional}</span>}
      </legend>
      {children}
      <FieldMessage id={messageId} help={help} error={error} />
    </fieldset>
  )
}
