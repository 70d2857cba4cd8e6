import { useTranslations } from 'use-intl/react'
import { Checkbox } from '#web/ui/fields/choices/checkbox.tsx'
import { useKeysSetting } from './use-keys-setting.ts'

/** Turns single keys off, on this device and on all pages that have some. */
export function KeysSwitch() {
  const t = useTranslations('auction.keys')
  const { isOn, change } = useKeysSetting()
  return (
    <Checkbox label={t('switch')} detail={t('switchDetail')} checked={isOn} onChange={change} />
  )
}
