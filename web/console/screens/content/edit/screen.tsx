import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { type EntryKind, entryKinds } from '#domain/publishing/entry-kinds.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { Chip } from '#web/ui/actions/chip.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Cluster, Stack } from '#web/ui/layout/stack.tsx'
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx'
import { Loading, SkeletonText } from '#web/ui/status/skeleton.tsx'
import { ProblemBanner } from '../../../components/problem-banner.tsx'
import { LanguageChip } from '../language-chip.tsx'
import { OutsideNote } from '../outside-note.tsx'
import { EntryEditor } from './entry-editor.tsx'

/** One entry in eight languages: text, preview, publication, history. */
export function Screen() {
  const { kind: named, key = '' } = useParams()
  const kind = entryKinds.find((each) => each === named) ?? entryKinds[0]
  return <Entry key={`${kind} ${key}`} kind={kind} entryKey={key} />
}

function Entry({ kind, entryKey: key }: { kind: EntryKind; entryKey: string }) {
  const t = useTranslations('console-content')
  const [search] = useSearchParams()
  const { data, error, refetch } = useQuery(
    useApiQueries().publishing.findEntry({ params: { kind, key } }),
  )
  const language =
    data?.languages.find(({ locale }) => locale === search.get('language')) ?? data?.languages[0]
  const title = data?.languages.find((each) => each.title !== '')?.title ?? key
  useEffect(() => {
    document.title = `${title} · CM24`
  }, [title])
  return (
    <Page as="main" id="main">
      <PageHead
        title={title}
        lead={
          <Breadcrumbs
            label={t('crumbs')}
            crumbs={[{ label: t(`kind.${kind}`), href: `/content?kind=${kind}` }, { label: key }]}
          />
        }
      />
      <ProblemBanner error={error} onRetry={() => void refetch()} />
      {data && language && (
        <Stack gap={6}>
          <OutsideNote outside={data.outside} />
          <nav aria-label={t('column.languages')}>
            <Cluster gap={2}>
              {data.languages.map((each) => (
                <Chip
                  key={each.locale}
                  href={`/content/${kind}/${key}?language=${each.locale}`}
                  pressed={each === language}
                >
                  <LanguageChip language={each} />
                </Chip>
              ))}
            </Cluster>
          </nav>
          <EntryEditor
            key={language.locale}
            place={{ kind, key }}
            entry={data}
            language={language}
          />
        </Stack>
      )}
      {!data && !error && (
        <Loading>
          <SkeletonText lines={8} />
        </Loading>
      )}
    </Page>
  )
}
