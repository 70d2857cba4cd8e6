import { type Ref, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import styles from './search-field.module.css'

/** Pause after which a search begins. */
const settleMilliseconds = 250

/** What is looked for stands in the address, so that a search can be passed on. */
export function SearchField({ label, ref }: { label: string; ref: Ref<HTMLInputElement> }) {
  const t = useTranslations('console.list')
  const [query, setQuery] = useSearchParams()
  const wanted = query.get('search') ?? ''
  const [text, setText] = useState(wanted)

  useEffect(() => {
    if (text.trim() === wanted) return
    const timer = setTimeout(() => {
      setQuery(
        (before) => {
          const next = new URLSearchParams(before)
          if (text.trim() === '') next.delete('search')
          else next.set('search', text.trim())
          next.delete('page')
          return next
        },
        { replace: true },
      )
    }, settleMilliseconds)
    return () => clearTimeout(timer)
  }, [text, wanted, setQuery])

  return (
    <TextField
      ref={ref}
      type="search"
      label={t('search')}
      labelHidden
      placeholder={label}
      dense
      className={styles.search}
      value={text}
      onChange={setText}
      before={<Icon icon="search" size={16} className={styles.icon} />}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' && event.key !== 'Enter') return
        // Out of the field, so that keys are shortcuts again.
        event.preventDefault()
        event.currentTarget.blur()
      }}
    />
  )
}
