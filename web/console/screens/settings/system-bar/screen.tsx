import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Checkbox } from '#web/ui/fields/choices/checkbox.tsx'
import { TextArea } from '#web/ui/fields/text-area.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { SystemBar } from '#web/ui/status/banner.tsx'
import { Loading, SkeletonText } from '#web/ui/status/skeleton.tsx'
import { useSnackbar } from '#web/ui/status/snackbar/snackbar.tsx'
import { ProblemBanner } from '../../../components/problem-banner.tsx'
import { clearSessionState, useSessionState } from '../../../list-view/session-state.ts'
import { ConsoleLink } from '../../../shell/console-link.tsx'
import styles from './settings.module.css'
import { StoredFiles } from './stored-files.tsx'

const key = 'system_bar'
const keptAs = 'settings-system-bar'
const maximumLength = 300

type Setting = { readonly isOn: boolean; readonly text: string }
type Sent = { readonly value: string; readonly description?: string | undefined }

/** What all storefronts show: the red bar above every page (spec 2). */
export function Screen() {
  const t = useTranslations('console-settings')
  const { data, error, refetch } = useQuery(useApiQueries().site.findSetting({ params: { key } }))
  useEffect(() => {
    document.title = `${t('title')} · CM24`
  }, [t])
  return (
    <Page as="main" id="main" width="reading">
      <PageHead title={t('title')} />
      <p className={styles.more}>
        <ConsoleLink href="/team">{t('team.link')}</ConsoleLink>
        <ConsoleLink href="/security-log">{t('securityLog')}</ConsoleLink>
      </p>
      <ProblemBanner error={error} onRetry={() => void refetch()} />
      {data && <SystemBarForm saved={{ isOn: isOn(data.value), text: data.description ?? '' }} />}
      {!data && !error && (
        <Loading>
          <SkeletonText lines={4} />
        </Loading>
      )}
      <StoredFiles />
    </Page>
  )
}

function isOn(value: string | null): boolean {
  return value !== null && value !== '' && value !== 'off'
}

function SystemBarForm({ saved }: { saved: Setting }) {
  const t = useTranslations('console-settings.systemBar')
  const snackbar = useSnackbar()
  // What was there when the form opened; a later answer must not change what is being written.
  const { current: initial } = useRef(saved)
  const [setting, change] = useSessionState<Setting>(keptAs, initial)
  const latest = useRef(setting)
  latest.current = setting
  const call = useCall((api) => api.site.saveSetting, {
    refreshes: [keysOf('site', 'findSetting')],
    onSuccess: (_answer, { body }) => {
      // What was typed while it was saved is not saved yet.
      if (isSame(latest.current, body)) clearSessionState(keptAs)
      snackbar({ tone: 'good', text: t(body.value === 'on' ? 'shown' : 'hidden') })
    },
  })
  const text = setting.text.trim()
  const isMissing = setting.isOn && text === ''
  function save(event: FormEvent) {
    event.preventDefault()
    if (isMissing || call.isPending) return
    call.mutate({ params: { key }, body: bodyOf(setting) })
  }
  return (
    <Card as="section" className={styles.card} aria-labelledby="system-bar">
      <h2 id="system-bar">{t('title')}</h2>
      <p className="muted">{t('text')}</p>
      <form onSubmit={save} className={styles.form}>
        <Checkbox
          label={t('switch')}
          checked={setting.isOn}
          onChange={(next) => change((before) => ({ ...before, isOn: next }))}
        />
        <TextArea
          label={t('wording')}
          help={t('help')}
          rows={3}
          maxLength={maximumLength}
          value={setting.text}
          onChange={(next) => change((before) => ({ ...before, text: next }))}
          counter={t('counter', { count: setting.text.length, maximum: maximumLength })}
          error={isMissing ? t('missing') : undefined}
        />
        {setting.isOn && text !== '' && (
          <figure className={styles.preview}>
            <figcaption className="muted tiny">{t('preview')}</figcaption>
            <SystemBar>{text}</SystemBar>
          </figure>
        )}
        <ProblemBanner error={call.error} />
        <Button type="submit" look="primary" busy={call.isPending}>
          {t('save')}
        </Button>
      </form>
    </Card>
  )
}

function bodyOf({ isOn: isShown, text }: Setting) {
  return { value: isShown ? 'on' : 'off', description: text.trim() }
}

function isSame(setting: Setting, sent: Sent) {
  const { value, description } = bodyOf(setting)
  return value === sent.value && description === sent.description
}
