import { type ComponentType, memo, type ReactNode, useState } from 'react'
import type { ImportSource } from '#domain/listing/importing/imported-answers.ts'
import type { AttributeDefinition } from '#domain/vehicle/attribute.ts'
import type { Doubt } from '#domain/vehicle/plausibility.ts'
import type { AttributeValue } from '#domain/vehicle/values.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Checkbox } from '#web/ui/fields/choices/checkbox.tsx'
import { doubtKey } from '../editor/ad-context.tsx'
import type { AdEditor } from '../editor/ad-editor.ts'
import { useAskToConfirm } from '../editor/ask-to-confirm.ts'
import { useFormLayout } from '../editor/form-layout.ts'
import { LaterImportedMark } from '../imported/later-imported-mark.tsx'
import { useAttributeTexts } from './attribute-texts.ts'
import { ChipsInput, ManyChipsInput, YesNoChipsInput } from './chip-inputs.tsx'
import {
  BodyTypeInput,
  ChecksInput,
  FlagInput,
  MakeInput,
  RadioInput,
  SelectInput,
  YesNoInput,
} from './choice-inputs.tsx'
import { type InputKind, inputKindOf, isWide } from './field-blocks.ts'
import { fieldId } from './field-id.ts'
import styles from './fields.module.css'
import { FigureInput } from './figure-input.tsx'
import { FirstRegistration } from './first-registration.tsx'
import type { InputProps } from './input-props.ts'
import { LaterDoubtBanner } from './later-doubt-banner.tsx'
import { DayInput, LineInput, MonthInput, PowerInput, TextAreaInput } from './typed-inputs.tsx'

export type AttributeFieldProps = {
  readonly definition: AttributeDefinition
  readonly value: AttributeValue | undefined
  /** The month of the first registration, or whether the mileage is estimated. */
  readonly beside?: AttributeValue | undefined
  readonly error?: string | undefined
  readonly doubt?: Doubt | undefined
  readonly editor: AdEditor
  readonly isOptional: boolean
  readonly isLabelHidden: boolean
  /** In place of the catalogue's texts, where the kind of sale changes their meaning. */
  readonly ownTexts?: { readonly label: string; readonly help: string } | undefined
  readonly warning?: ReactNode
  /** In place of the usual one, where another question is answered with it. */
  readonly ownInput?: ComponentType<InputProps> | undefined
  /** Where the answer came from, until its owner has confirmed it. */
  readonly importedFrom?: ImportSource | undefined
}

const inputs: Readonly<Record<InputKind, ComponentType<InputProps>>> = {
  make: MakeInput,
  body_type: BodyTypeInput,
  // The composed ones are chosen below; these stand for their own part of the answer.
  first_registration: FigureInput,
  mileage: FigureInput,
  power: PowerInput,
  year: FigureInput,
  money: FigureInput,
  number: FigureInput,
  month: MonthInput,
  day: DayInput,
  radio: RadioInput,
  select: SelectInput,
  checks: ChecksInput,
  flag: FlagInput,
  yes_no: YesNoInput,
  line: LineInput,
  long_text: TextAreaInput,
}

/** On a screen of few questions the answers lie open, to be hit by a thumb. */
const inputsOfScreens: Readonly<Partial<Record<InputKind, ComponentType<InputProps>>>> = {
  radio: ChipsInput,
  select: ChipsInput,
  checks: ManyChipsInput,
  yes_no: YesNoChipsInput,
}

/** One question of the catalogue. Renders anew only when its own answer or remark changes. */
export const AttributeField = memo(function AttributeField(props: AttributeFieldProps) {
  const { definition, value, error, doubt, editor, isOptional, ownTexts, ownInput, warning } = props
  const isOnScreen = useFormLayout() === 'screens'
  const texts = useAttributeTexts()
  const askToConfirm = useAskToConfirm()
  // While somebody is typing, half an answer is neither wrong nor odd.
  const [isTyping, setTyping] = useState(false)
  const { attributeCode: code } = definition
  const kind = inputKindOf(definition)
  const set = (next: AttributeValue | null) => {
    setTyping(['number', 'money', 'year', 'line', 'long_text', 'mileage', 'power'].includes(kind))
    editor.change({ values: { [code]: next } })
  }
  const field = {
    definition,
    value,
    onChange: set,
    label: ownTexts?.label ?? ((isOnScreen && texts.question(code)) || texts.label(code)),
    labelHidden: props.isLabelHidden || undefined,
    help: ownTexts?.help ?? texts.help(code, editor.getState().kind),
    error: isTyping ? undefined : error,
    optional: isOptional && kind !== 'flag' ? true : undefined,
  }
  const Input = ownInput ?? ((isOnScreen && inputsOfScreens[kind]) || inputs[kind])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving any input inside saves its answer.
    <div
      id={fieldId(code)}
      className={classNames(styles.cell, isWide(kind) && styles.wide)}
      onClick={({ detail }) => {
        // By a finger or a mouse; arrow keys only walk over the answers.
        if (detail > 0 && kind !== 'power') askToConfirm([code])
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        setTyping(false)
        void editor.flush()
        if (!currentTarget.contains(relatedTarget)) askToConfirm([code])
      }}
      onKeyDown={({ key, target }) => {
        // Enter goes on from here; what is wrong is said even where the field keeps the focus.
        if (key === 'Enter' && target instanceof HTMLInputElement) setTyping(false)
      }}
    >
      {kind === 'first_registration' ? (
        <FirstRegistration
          value={value}
          beside={props.beside}
          error={field.error}
          editor={editor}
        />
      ) : (
        <div className={classNames(['mileage', 'money', 'number'].includes(kind) && styles.medium)}>
          <Input {...field} />
        </div>
      )}
      {doubt && !isTyping && !error && (typeof value === 'number' || typeof value === 'string') && (
        <LaterDoubtBanner
          doubt={doubt}
          value={value}
          onAccept={set}
          onKeep={() => settle(editor, { doubt, value })}
        />
      )}
      {!isTyping && !doubt && warning}
      {!isTyping && !error && props.importedFrom && (
        <LaterImportedMark code={code} source={props.importedFrom} />
      )}
      {kind === 'mileage' && (
        <Checkbox
          label={texts.label('mileage_is_estimated')}
          checked={props.beside === true}
          onChange={(isChosen) => editor.change({ values: { mileage_is_estimated: isChosen } })}
        />
      )}
    </div>
  )
})

/** "It is right" answers the confirmation of the same figure, too. */
function settle(
  editor: AdEditor,
  { doubt, value }: { doubt: Doubt; value: number | string },
): void {
  editor.settleDoubt(doubtKey(doubt, value))
  const isConfirmedToo = doubt.field === 'power_kw' || doubt.field === 'target_price'
  if (isConfirmedToo) editor.confirm(doubt.field, value)
}
