import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { OptionFilterCode } from '#domain/catalog/filters.ts'
import { useIsIslands, useIsOwnKnown } from '#web/storefront/page/server-page.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { buttonClassName } from '#web/ui/actions/button-style.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Checkbox } from '#web/ui/fields/choices/checkbox.tsx'
import { PlainBox, PlainBoxes } from '#web/ui/fields/choices/plain-boxes.tsx'
import { FieldGroup } from '#web/ui/fields/field.tsx'
import { withOption } from '../address/catalog-address.ts'
import type { FilterProps } from './filter-props.ts'
import { useFilterTexts } from './filter-texts.ts'
import styles from './filters.module.css'
import { visibleOptions } from './visible-options.ts'

type OptionFilterProps = FilterProps & {
  readonly code: OptionFilterCode
  /** Only these of the filter's options, and indented below another one. */
  readonly below?: readonly string[]
  readonly isBare?: boolean
  /** A sentence below the boxes. */
  readonly note?: string
}

/** Boxes with counts; of many only the first are shown, and whatever is chosen. */
export function OptionFilter(props: OptionFilterProps) {
  const { code, address, facets, seesBids, onChange, below, isBare = false, note } = props
  const t = useTranslations('catalog.filters')
  const texts = useFilterTexts(seesBids)
  const isIslands = useIsIslands()
  // Distances are each dealer's own.
  const isOwn = code === 'distance'
  const isOwnKnown = useIsOwnKnown()
  const [isWhole, setWhole] = useState(false)
  const chosen = address.filter.options[code] ?? []
  const all = (facets[code] ?? []).filter((option) => !below || below.includes(option.code))
  if (all.length === 0) return null
  const shown = isWhole ? all : visibleOptions(all, chosen)
  const box = (option: { readonly code: string; readonly count: number }) =>
    isIslands ? (
      <PlainBox
        key={option.code}
        name={code}
        value={option.code}
        label={texts.option(code, option.code)}
        count={option.count}
        isChecked={chosen.includes(option.code)}
      />
    ) : (
      <Checkbox
        key={option.code}
        dense
        label={texts.option(code, option.code)}
        count={isOwn && !isOwnKnown ? undefined : option.count}
        checked={chosen.includes(option.code)}
        onChange={(isChosen) =>
          onChange(withOption(address, { code, option: option.code, isChosen }))
        }
      />
    )
  const folded = all.filter((option) => !shown.includes(option))
  const boxes = (
    <>
      {shown.map(box)}
      {isIslands && folded.length > 0 && <Folded count={folded.length}>{folded.map(box)}</Folded>}
      {!isIslands && (folded.length > 0 || isWhole) && (
        <Button
          look="quiet"
          size="dense"
          className={styles.more}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? t('less') : t('more', { count: folded.length })}
        </Button>
      )}
    </>
  )
  if (isBare) {
    return isIslands ? (
      <PlainBoxes className={classNames(styles.below)}>{boxes}</PlainBoxes>
    ) : (
      <div className={styles.below}>{boxes}</div>
    )
  }
  return (
    <FieldGroup
      label={texts.name(code)}
      // A single yes says its own name.
      labelHidden={all.every((option) => texts.option(code, option.code) === texts.name(code))}
      className={styles.group}
    >
      {isIslands ? <PlainBoxes>{boxes}</PlainBoxes> : <div>{boxes}</div>}
      {note && <p className={styles.note}>{note}</p>}
    </FieldGroup>
  )
}

/** Opens without any script. */
function Folded({ count, children }: { count: number; children: ReactNode }) {
  const t = useTranslations('catalog.filters')
  return (
    <details className={styles.folded}>
      <summary
        className={buttonClassName({ look: 'quiet', size: 'dense', className: styles.more })}
      >
        <span>{t('more', { count })}</span>
        <span>{t('less')}</span>
      </summary>
      {children}
    </details>
  )
}
