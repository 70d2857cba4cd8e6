import { useTranslations } from 'use-intl/react'
import { damageAreaCode } from '#domain/listing/damages.ts'
import { attribute } from '#domain/vehicle/catalogue/attributes.ts'
import { damageAreaGroupOf, damageAreaGroups } from '#domain/vehicle/catalogue/damage-areas.ts'
import { Select } from '#web/ui/fields/choices/select.tsx'
import { useAd } from '../editor/ad-context.tsx'
import { useAttributeTexts } from '../fields/attribute-texts.ts'

/** All areas by group, also those that no drawing shows. */
export function AreaSelect(props: {
  label: string
  area: string | undefined
  onChange: (area: string) => void
}) {
  const { label, area, onChange } = props
  const t = useTranslations('editor')
  const texts = useAttributeTexts()
  const groups = useTranslations('vehicle.damageAreaGroup')
  const areaCode = damageAreaCode(useAd().state.kind)
  const options = (attribute(areaCode).options ?? []).map(({ code }) => ({
    value: code,
    label: texts.option(areaCode, code),
    group: damageAreaGroupOf(code),
  }))
  return (
    <Select
      label={label}
      placeholder={t('choose')}
      value={area ?? null}
      onChange={onChange}
      options={[
        ...damageAreaGroups.map((group) => ({
          label: groups(group),
          options: options.filter((each) => each.group === group),
        })),
        ...options.filter((each) => each.group === undefined),
      ]}
    />
  )
}
