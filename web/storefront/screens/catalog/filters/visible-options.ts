type Option = { readonly code: string; readonly count: number }

/** More than this is folded; folding away one or two would hide more than it saves. */
const shownAtOnce = 6
const tolerated = 2

export function visibleOptions(
  all: readonly Option[],
  chosen: readonly string[],
): readonly Option[] {
  if (all.length <= shownAtOnce + tolerated) return all
  return all.filter((option, index) => index < shownAtOnce || chosen.includes(option.code))
}
