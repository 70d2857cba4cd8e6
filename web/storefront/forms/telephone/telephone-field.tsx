import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { Telephone } from '#domain/account/telephone.ts'
import type { Fault } from '#domain/refusal/field-fault.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { useLooseTexts } from '#web/language/loose-texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextField, type TextFieldProps } from '#web/ui/fields/text-field.tsx'
import { useReadTelephone } from './use-read-telephone.ts'

type TelephoneFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'ref'> & {
  readonly value: string
  /** Of the address: whose number it is when it does not say so. ISO 3166 alpha-2. */
  readonly country: string | undefined
  readonly onChange: (value: string) => void
}

/**
 * A telephone number as people write it. What was understood is shown with the country it belongs to; once
 * the field is left, the form holds it in full, so that another country of the address changes nothing.
 */
export function TelephoneField(props: TelephoneFieldProps) {
  const { value, country, onChange, error, help, ...field } = props
  const t = useTranslations('shell.telephone')
  const said = useTelephoneTexts()
  const { entry, reading } = useEntry(value, country)
  const telephone = reading && 'telephone' in reading ? reading.telephone : undefined
  const refused = reading && 'fault' in reading && entry.isLeft ? reading : undefined
  const lacksCountry = refused?.fault.rule === 'telephone' && !country
  const own = refused && said.fault(refused.fault)
  const understood = entry.isTyped && telephone ? said.understood(telephone) : undefined

  function leave() {
    entry.leave()
    if (telephone && telephone.e164 !== value) onChange(telephone.e164)
  }
  return (
    <>
      <TextField
        {...field}
        type="tel"
        value={
          !entry.isTyping && telephone?.e164 === value.trim() ? telephone.international : value
        }
        onChange={(text) => {
          entry.type()
          onChange(text)
        }}
        onBlur={leave}
        // The country may still be asked for below: that is a hint and no mistake.
        help={lacksCountry ? own : (understood ?? help)}
        error={telephone || lacksCountry ? undefined : (own ?? error)}
      />
      {refused?.likely && (
        <Button size="dense" onClick={() => refused.likely && onChange(refused.likely.e164)}>
          {t('likely', { number: refused.likely.international })}
        </Button>
      )}
    </>
  )
}

/** What stands in the field, and whether somebody is typing it just now. */
function useEntry(value: string, country: string | undefined) {
  const read = useReadTelephone()
  const [state, setState] = useState<'untouched' | 'typing' | 'left'>('untouched')
  return {
    reading: value.trim() === '' ? undefined : read?.(value, country),
    entry: {
      isTyping: state === 'typing',
      isTyped: state !== 'untouched',
      isLeft: state === 'left',
      type: () => setState('typing'),
      leave: () => setState((before) => (before === 'typing' ? 'left' : before)),
    },
  }
}

function useTelephoneTexts() {
  const t = useTranslations('shell.telephone')
  const rules = useLooseTexts('validation')
  const format = useFormat()
  return {
    fault: ({ rule, params }: Fault) => rules(rule, params),
    understood: ({ international, country }: Telephone) => {
      const number = country ? `${international}, ${format.country(country)}` : international
      return t('understood', { number })
    },
  }
}
