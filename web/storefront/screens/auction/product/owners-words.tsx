import { useTranslations } from 'use-intl/react'
import { useLanguageName } from '#web/language/language-name.ts'
import { useLocale } from '#web/language/language-provider.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './owners-words.module.css'

export type Words = {
  readonly original: string
  /** Absent where nobody has translated it into the reader's language. */
  readonly translated: string | undefined
  /** What stands above it where it is not the description itself. */
  readonly label?: string
}

type Props = {
  readonly words: readonly Words[]
  readonly writtenIn: string | null
  /** Where another place says of all of them which language they were written in. */
  readonly isTight?: boolean
}

/**
 * What the owner wrote: translated with the original one press away, without a script; else as it was written,
 * marked with its language, so that a browser can translate it and a screen reader speaks it right.
 */
export function OwnersWords(props: Props) {
  const { words, isTight } = props
  const t = useTranslations('questions')
  const note = !isTight && <LanguageNote {...props} />
  const shown = <Paragraphs {...props} />
  if (!areTranslated(words)) {
    return (
      <>
        {shown}
        {note}
      </>
    )
  }
  return (
    <div className={classNames(styles.words, isTight && styles.tight)}>
      <details>
        <summary>
          {note}
          <span className={styles.toOriginal}>{t('showOriginal')}</span>
          <span className={styles.toTranslation}>{t('showTranslation')}</span>
        </summary>
        <Paragraphs {...props} isOriginal />
      </details>
      {shown}
    </div>
  )
}

/** Says of what stands beside it that it was translated, or in which language it is; nothing where it is the reader's. */
export function LanguageNote({ words, writtenIn }: Props) {
  const t = useTranslations('questions')
  const language = useLanguageName()
  const locale = useLocale()
  if (!words[0] || !writtenIn || writtenIn === locale) return null
  const isTranslated = areTranslated(words)
  return (
    <span className={styles.note}>
      {isTranslated && <Icon icon="languages" size={16} />}
      {t(isTranslated ? 'translatedFrom' : 'originalIn', { language: language(writtenIn) })}
    </span>
  )
}

function areTranslated(words: readonly Words[]): boolean {
  return words.some(({ translated }) => translated)
}

/** A text that was not translated among others stands as it was written. */
function Paragraphs({ words, writtenIn, isTight, isOriginal }: Props & { isOriginal?: boolean }) {
  return (
    <div className={classNames(styles.paragraphs, isTight && 'small')}>
      {words.map(({ original, translated, label }) => [
        label && <h3 key={label}>{label}</h3>,
        ((!isOriginal && translated) || original).split(/\n{2,}/).map((paragraph, place) => (
          <p
            // biome-ignore lint/suspicious/noArrayIndexKey: a text may say the same twice.
            key={original + place}
            lang={(isOriginal || !translated) && writtenIn ? writtenIn : undefined}
          >
            {paragraph}
          </p>
        )),
      ])}
    </div>
  )
}
