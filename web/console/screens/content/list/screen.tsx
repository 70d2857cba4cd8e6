import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { type EntryKind, entryKinds } from '#domain/publishing/entry-kinds.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Chip } from '#web/ui/actions/chip.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Cluster, Stack } from '#web/ui/layout/stack.tsx'
import { Loading, SkeletonText } from '#web/ui/status/skeleton.tsx'
import { ProblemBanner } from '../../../components/problem-banner.tsx'
import { OutsideNote } from '../outside-note.tsx'
import { EntryTable } from './entry-table.tsx'
import styles from './list.module.css'

/** What the operator publishes, by kind. */
export function Screen() {
  const t = useTranslations('console-content')
  const [search] = useSearchParams()
  const kind = entryKinds.find((each) => each === search.get('kind')) ?? entryKinds[0]
  const { data, error, refetch } = useQuery(
    useApiQueries().publishing.listEntries({ params: { kind } }),
  )
  useEffect(() => {
    document.title = `${t('title')} · CM24`
  }, [t])
  return (
    <Page as="main" id="main" width="content">
      <PageHead title={t('title')} lead={t('lead')} />
      <Stack gap={6}>
        <nav aria-label={t('kinds')}>
          <Cluster gap={2}>
            {entryKinds.map((each) => (
              <Chip key={each} href={`/content?kind=${each}`} pressed={each === kind}>
                {t(`kind.${each}`)}
              </Chip>
            ))}
          </Cluster>
        </nav>
        <ProblemBanner error={error} onRetry={() => void refetch()} />
        {data && <OutsideNote outside={data.outside} />}
        {data && <EntryTable kind={kind} entries={data.entries} />}
        {data?.isEditable && <NewEntry key={kind} kind={kind} />}
        {data && !data.isEditable && data.outside === null && (
          <p className="muted">{t('readOnly')}</p>
        )}
        {!data && !error && (
          <Loading>
            <SkeletonText lines={6} />
          </Loading>
        )}
      </Stack>
    </Page>
  )
}

const keyPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/

function NewEntry({ kind }: { kind: EntryKind }) {
  const t = useTranslations('console-content.new')
  const navigate = useNavigate()
  const [name, setName] = useState('')
  const [isTried, setTried] = useState(false)
  const key = name.trim().toLowerCase().replaceAll(/\s+/g, '-')
  const isRight = keyPattern.test(key) && key.length <= 80
  function begin(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isRight) navigate(`/content/${kind}/${key}`)
  }
  return (
    <form onSubmit={begin} className={styles.new} noValidate>
      <TextField
        label={t('label')}
        help={t('help')}
        value={name}
        onChange={setName}
        error={isTried && !isRight ? t('wrong') : undefined}
      />
      <Button type="submit" icon="plus">
        {t('action')}
      </Button>
    </form>
  )
}
