import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { useApiQueries } from '#web/api/api.tsx'
import { useFormat, useLocale } from '#web/language/language-provider.tsx'
import { EmptyDrawing } from '#web/storefront/drawings/empty-drawing.tsx'
import type { Load } from '#web/storefront/page/screen.ts'
import { GuideDrawing } from '#web/ui/guide-drawings/guide-drawing.tsx'
import { Card } from '#web/ui/layout/card.tsx'
import { Page, PageHead } from '#web/ui/layout/page.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { EmptyState } from '#web/ui/status/empty-state.tsx'
import { RichText } from '#web/ui/text/rich-text.tsx'

export const load: Load<'merchantNews'> = ({ query, queryClient, locale }) =>
  queryClient.ensureQueryData(query.news.readNews({ params: { locale } }))

/** What changed for dealers, the latest first. */
export function Screen() {
  const t = useTranslations('account.news')
  const tTitle = useTranslations('shell.titles')
  const format = useFormat()
  const locale = useLocale()
  const { data } = useSuspenseQuery(useApiQueries().news.readNews({ params: { locale } }))
  return (
    <Page as="main" id="main" width="reading">
      <PageHead title={tTitle('merchantNews')} lead={t('lead')} />
      {data.news.length === 0 ? (
        <EmptyState drawing={<EmptyDrawing kind="messages" />} title={t('none')} />
      ) : (
        <Stack gap={6}>
          {data.news.map(({ id, title, summary, validFrom, language, blocks }) => (
            <Card key={id} as="article" lang={language === locale ? undefined : language}>
              <Stack gap={2}>
                <p className="muted small">{format.longDate(validFrom)}</p>
                <h2>{title}</h2>
                <p className="muted">{summary}</p>
              </Stack>
              <RichText
                blocks={blocks}
                drawing={(name, label) => <GuideDrawing name={name} label={label} />}
              />
            </Card>
          ))}
        </Stack>
      )}
    </Page>
  )
}
