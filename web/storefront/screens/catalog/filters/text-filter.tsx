import type { Ref } from 'react'
import { useTranslations } from 'use-intl/react'
import { useIsIslands } from '#web/storefront/page/server-page.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { useTypedText } from '#web/ui/fields/use-typed-text.ts'
import { Icon } from '#web/ui/icon.tsx'
import { withText } from '../address/catalog-address.ts'
import { type FilterProps, filterFormId } from './filter-props.ts'
import styles from './filters.module.css'

type TextFilterProps = Pick<FilterProps, 'address' | 'onChange'> & {
  readonly isLarge?: boolean
  readonly ref?: Ref<HTMLInputElement>
}

/** Words that an ad is found by. */
export function TextFilter({ address, onChange, isLarge = false, ref }: TextFilterProps) {
  const t = useTranslations('catalog.search')
  const isIslands = useIsIslands()
  const known = address.filter.text ?? ''
  const { text, setText, submit } = useTypedText(known, (typed) =>
    onChange(withText(address, typed), { isTyping: true }),
  )
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
      onChange={setText}
      {...(ref && { ref })}
    />
  )
  return (
    <search className={isLarge ? styles.largeSearch : styles.group}>
      {isIslands ? field : <form onSubmit={submit}>{field}</form>}
    </search>
  )
}
