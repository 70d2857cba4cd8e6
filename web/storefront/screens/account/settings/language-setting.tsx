import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import { isLocale, localeFacts, locales } from '#locales/locales.ts'
import { pathTo } from '#locales/paths.ts'
import { useApi, useApiQueries } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { useLocale } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Select } from '#web/ui/fields/choices/select.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { useFormProblem } from '../../../forms/use-form-problem.ts'
import { loadAllPaths } from '../../../page/path-loader.ts'
import styles from '../account.module.css'

/** The language of mails; the pages change to it at once (spec 7.2, update-language-setting). */
export function LanguageSetting() {
  const t = useTranslations('account.settings')
  const locale = useLocale()
  const { account } = useApi()
  const show = useSnackbar()
  const { data } = useQuery(useApiQueries().account.getCustomer())
  const saved = data?.customer?.languageSetting ?? locale
  const [chosen, setChosen] = useState<string>()
  const value = chosen ?? saved
  const save = useCall((api) => api.account.updateLanguageSetting, {
    refreshes: [keysOf('account', 'getCustomer')],
    onSuccess: async (_answer, { body }) => {
      if (!isLocale(body.value) || body.value === locale) {
        return show({ text: t('languageSaved'), tone: 'good' })
      }
      await loadAllPaths()
      const path = pathTo('accountSettings', body.value)
      const { address } = await account.switchStorefront({ body: { locale: body.value, path } })
      location.assign(address)
    },
  })
  const { sentence } = useFormProblem(save.error)
  return (
    <Card as="section" aria-labelledby="language">
      <div className={styles.narrow}>
        <h2 id="language">{t('language')}</h2>
        <Select
          label={t('languageLabel')}
          help={t('languageHelp')}
          error={sentence}
          value={value}
          onChange={setChosen}
          options={locales.map((each) => ({ value: each, label: localeFacts[each].name }))}
        />
        <div className={styles.foot}>
          <Button
            busy={save.isPending}
            disabled={value === saved}
            onClick={() => save.mutate({ body: { value } })}
          >
            {t('languageSave')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
