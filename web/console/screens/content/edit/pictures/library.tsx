import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type {
  LibraryPicture,
  UploadedPicture,
} from '#contract/endpoints/publishing/content-pictures.ts'
import { useApiQueries } from '#web/api/api.tsx'
import { keysOf } from '#web/api/queries.ts'
import { useCall } from '#web/api/use-call.ts'
import { useFormat } from '#web/language/language-provider.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Cluster, Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Loading, SkeletonText } from '#web/ui/status/skeleton.tsx'
import { ProblemBanner } from '../../../../components/problem-banner.tsx'
import styles from './pictures.module.css'

const pageOfPictures = 48

/** What was uploaded before: to be taken again, or removed where no text keeps it. */
export function Library(props: {
  readonly open: boolean
  readonly onClose: () => void
  readonly onChoose: (picture: UploadedPicture) => void
}) {
  const { open, onClose, onChoose } = props
  const t = useTranslations('console-content.pictures')
  return (
    <Dialog open={open} onClose={onClose} title={t('library')}>
      <Pictures onChoose={onChoose} />
    </Dialog>
  )
}

type Choosing = { readonly onChoose: (picture: UploadedPicture) => void }

function Pictures({ onChoose }: Choosing) {
  const t = useTranslations('console-content.pictures')
  const [count, setCount] = useState(pageOfPictures)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...useApiQueries().contentPictures.list({ query: { count } }),
    placeholderData: keepPreviousData,
  })
  if (!data) {
    return error ? (
      <ProblemBanner error={error} onRetry={() => void refetch()} />
    ) : (
      <Loading>
        <SkeletonText lines={6} />
      </Loading>
    )
  }
  const { pictures, total } = data
  if (total === 0) return <p className="muted">{t('empty')}</p>
  return (
    <Stack gap={4}>
      <ul className={styles.library}>
        {pictures.map((picture) => (
          <li key={picture.key}>
            <Entry picture={picture} onChoose={onChoose} />
          </li>
        ))}
      </ul>
      <Cluster gap={3}>
        <span className="muted small">{t('shown', { shown: pictures.length, total })}</span>
        {pictures.length < total && (
          <Button busy={isPlaceholderData} onClick={() => setCount(count + pageOfPictures)}>
            {t('more')}
          </Button>
        )}
      </Cluster>
    </Stack>
  )
}

function Entry({ picture, onChoose }: Choosing & { readonly picture: LibraryPicture }) {
  const t = useTranslations('console-content.pictures')
  const format = useFormat()
  const { key, fileName, width, height, sizeBytes, usedIn } = picture
  return (
    <article className={styles.entry}>
      <img
        className={styles.large}
        src={`/pictures/${key}/320.webp`}
        alt=""
        width={width}
        height={height}
        loading="lazy"
      />
      <p className={styles.name} title={fileName}>
        {fileName}
      </p>
      <p className="muted tiny">
        {t('measure', { width, height, size: format.fileSize(sizeBytes) })}
      </p>
      <p className="muted tiny">
        <Uses usedIn={usedIn} />
      </p>
      <Cluster gap={2}>
        <Button
          size="dense"
          aria-label={t('chooseNamed', { name: fileName })}
          onClick={() => onChoose(picture)}
        >
          {t('choose')}
        </Button>
        {usedIn.length === 0 && <Remove picture={picture} />}
      </Cluster>
    </article>
  )
}

function Uses({ usedIn }: Pick<LibraryPicture, 'usedIn'>) {
  const t = useTranslations('console-content')
  if (usedIn.length === 0) return t('pictures.unused')
  const places = usedIn
    .map(
      ({ kind, key, locales }) =>
        `${t(`kind.${kind}`)} ${key} (${locales.join(', ').toUpperCase()})`,
    )
    .join('; ')
  return t('pictures.usedIn', { places })
}

/** Gone is gone, so it is asked once more. */
function Remove({ picture: { key, fileName } }: { readonly picture: LibraryPicture }) {
  const t = useTranslations('console-content.pictures')
  const [isAsked, setAsked] = useState(false)
  const call = useCall((api) => api.contentPictures.remove, {
    refreshes: [keysOf('contentPictures', 'list')],
    onError: () => setAsked(false),
  })
  if (!isAsked) {
    return (
      <>
        <Button
          size="dense"
          aria-label={t('removeNamed', { name: fileName })}
          onClick={() => setAsked(true)}
        >
          {t('remove')}
        </Button>
        <ProblemBanner error={call.error} />
      </>
    )
  }
  return (
    <Button
      size="dense"
      look="danger"
      autoFocus
      busy={call.isPending}
      onBlur={() => setAsked(false)}
      onClick={() => call.mutate({ params: { key } })}
    >
      {t('removeSure')}
    </Button>
  )
}
