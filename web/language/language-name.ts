import { useLocale } from './language-provider.tsx'

/** What a language is called in the reader's own: "nl" is "Niederländisch" in German. */
export function useLanguageName(): (language: string) => string {
  const locale = useLocale()
  return (language) =>
    new Intl.DisplayNames([locale], { type: 'language' }).of(language) ?? language
}
