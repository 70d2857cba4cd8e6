import { type FormEvent, type Ref, useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { useIsIslands } from '#web/storefront/page/server-page.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { withText } from '../address/catalog-address.ts'
import { type FilterProps, filterFormId } from './filter-props.ts'
import styles from './filters.module.css'

/** Typing pauses this long before it counts. */
const typingPauseMs = 350

type TextFilterProps = Pick<FilterProps, 'address' | 'onChange'> & {
  readonly isLarge?: boolean
  readonly ref?: Ref<HTMLInputElement>
}

/** Words of make and model. */
export function TextFilter({ address, onChange, isLarge = false, ref }: TextFilterProps) {
  const t = useTranslations('catalog.search')
  const isIslands = useIsIslands()
  const known = address.filter.text ?? ''
  const [draft, setDraft] = useState({ known, text: known })
  // The address changed by other means than this field: a chip, or the back button.
  if (draft.known !== known) {
    setDraft({ known, text: draft.text.trim() === known ? draft.text : known })
  }

  function apply() {
    // Each pause in typing would be a step of the back button otherwise.
    if (draft.text.trim() !== known) onChange(withText(address, draft.text), { isTyping: true })
  }
  const applyNewest = useEffectEvent(apply)
  const { text } = draft
  useEffect(() => {
    if (text.trim() === known) return
    const timer = setTimeout(applyNewest, typingPauseMs)
    return () => clearTimeout(timer)
  }, [text, known])

  function submit(event: FormEvent) {
    event.preventDefault()
    apply()
  }
  const field = (
    <TextField
      type="search"
      name="text"
      form={isIslands ? filterFormId : undefined}
      autoFocus={isIslands && isLarge}
      label={t('label')}
      labelHidden={isLarge}
      placeholder={t('placeholder')}
      value={text}
      maxLength={80}
      autoComplete="off"
      enterKeyHint="search"
      dense={!isLarge}
      before={
        <span className={styles.lens}>
          <Icon icon="search" />
        </span>
      }
      onChange={(next) => setDraft({ known, text: next })}
      {...(ref && { ref })}
    />
  )
  return (
    <search className={isLarge ? styles.largeSearch : styles.group}>
      {isIslands ? field : <form onSubmit={submit}>{field}</form>}
    </search>
  )
}
