import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AttributeDefinition } from '#domain/vehicle/attribute.ts'
import { likelyFigure, readFigure } from '#domain/vehicle/entry/read-figure.ts'
import { usualPriceEur } from '#domain/vehicle/plausibility.ts'
import { unitSign } from '#locales/figure-text.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useAttributeTexts } from './attribute-texts.ts'
import styles from './fields.module.css'
import type { InputProps } from './input-props.ts'

/** Units whose figures are often typed with a comma: metres, tonnes, litres of an engine. */
const withComma: ReadonlySet<string | undefined> = new Set(['mm', 'kg', 'cm³'])

/**
 * A figure read however it is typed. What was understood is shown where it differs from what was
 * typed; what is no figure, or out of range, is said with the likely one a press away.
 */
export function FigureInput({ definition, value, onChange, ...field }: InputProps) {
  const t = useTranslations('editor.entry')
  const texts = useAttributeTexts()
  const figure = useFigureText(definition, typeof value === 'number' ? value : null, onChange)
  const { reading, understood, isLeft } = figure
  const error = isLeft && reading.kind === 'unclear' ? t('unclearFigure') : field.error
  const offered = error ? figure.offered : undefined
  return (
    <div className={styles.entry}>
      <TextField
        {...field}
        error={error}
        className={definition.unit === undefined ? styles.short : undefined}
        numeric
        unit={definition.unit && unitSign(definition.unit)}
        inputMode={
          withComma.has(definition.unit) || definition.backendType === 'decimal'
            ? 'decimal'
            : 'numeric'
        }
        autoComplete="off"
        value={figure.text}
        onChange={figure.type}
        onKeyDown={(event) => event.key === 'Enter' && figure.leave()}
        onBlur={figure.leave}
      />
      {understood && !error && (
        <p className={styles.understood} role="status">
          {t('understood', {
            typed: understood.typed,
            meant: texts.asAsked(definition, understood.value),
          })}
        </p>
      )}
      {offered !== undefined && (
        <Button size="dense" className={styles.offer} onClick={() => onChange(offered)}>
          {texts.accept(texts.asAsked(definition, offered))}
        </Button>
      )}
    </div>
  )
}

/** A price may be any figure above the least one; what was probably meant lies where prices lie. */
function usualOf(definition: AttributeDefinition): AttributeDefinition {
  return definition.attributeCode === 'target_price'
    ? { ...definition, range: usualPriceEur }
    : definition
}

/** The text in the field, what it means, and what it was before it was tidied. */
function useFigureText(
  definition: AttributeDefinition,
  value: number | null,
  onChange: (value: number | null) => void,
) {
  const format = useFormat()
  const { state, now } = useAd()
  const context = { kind: state.kind, thisYear: new Date(now).getUTCFullYear() }
  const write = (figure: number | null) => {
    if (figure === null) return ''
    // Years are no quantities: they are written without separators.
    if (definition.unit === undefined) return String(figure)
    return format.number(figure, definition.backendType === 'decimal' ? 1 : 0)
  }
  const [text, setText] = useState(write(value))
  const [typed, setTyped] = useState('')
  const [isLeft, setLeft] = useState(true)
  const [lastValue, setLastValue] = useState(value)
  const reading = readFigure(text, definition, context)
  const read = reading.kind === 'figure' ? reading.value : null

  // Somebody else set the value (an offer, another tab): the text follows what is not its own.
  if (value !== lastValue) {
    setLastValue(value)
    if (value !== read) {
      setText(write(value))
      setTyped('')
    }
  }
  const isPlain = typed.replace(/[\s.,'\u00a0\u202f]/gu, '') === String(read ?? '')
  return {
    text,
    reading,
    isLeft,
    understood: read !== null && typed !== '' && !isPlain ? { typed, value: read } : undefined,
    offered:
      reading.kind === 'unclear'
        ? reading.likely
        : read === null
          ? undefined
          : likelyFigure(read, usualOf(definition), context),
    type: (entry: string) => {
      setText(entry)
      setTyped(entry.trim())
      setLeft(false)
      const next = readFigure(entry, definition, context)
      const nextValue = next.kind === 'figure' ? next.value : null
      setLastValue(nextValue)
      if (nextValue !== value) onChange(nextValue)
    },
    leave: () => {
      setLeft(true)
      if (read !== null) setText(write(read))
    },
  }
}
