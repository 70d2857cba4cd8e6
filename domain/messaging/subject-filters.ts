import type { Subject } from './messages.ts'

/** Which subjects the list shows. */
export const subjectFilters = ['all', 'in_need', 'purchases', 'sales', 'archive'] as const
export type SubjectFilter = (typeof subjectFilters)[number]

/** What is archived stands in the archive, and among purchases or sales for good. */
const belongs: Readonly<Record<SubjectFilter, (subject: Subject) => boolean>> = {
  all: ({ isArchived }) => !isArchived,
  in_need: ({ needsReader }) => needsReader,
  purchases: ({ trade }) => trade === 'purchase',
  sales: ({ trade }) => trade === 'sale',
  archive: ({ isArchived }) => isArchived,
}

export function subjectsIn(
  filter: SubjectFilter,
  subjects: readonly Subject[],
): readonly Subject[] {
  return subjects.filter(belongs[filter])
}

export function subjectCounts(
  subjects: readonly Subject[],
): Readonly<Record<SubjectFilter, number>> {
  const count = (filter: SubjectFilter) => subjectsIn(filter, subjects).length
  return {
    all: count('all'),
    in_need: count('in_need'),
    purchases: count('purchases'),
    sales: count('sales'),
    archive: count('archive'),
  }
}

/** What a subject is found by: spellings of the vehicle's name, the numbers of its ad and of its orders. */
export type Findable = { readonly names: readonly string[]; readonly numbers: readonly number[] }

/** Every word of the search lies somewhere in a name, or is one of the numbers. Accents and capitals do not matter. */
export function isSubjectFound({ names, numbers }: Findable, search: string): boolean {
  const forms = names.map(withoutAccents)
  return withoutAccents(search)
    .split(/\s+/u)
    .filter((word) => word !== '')
    .every(
      (word) => forms.some((form) => form.includes(word)) || numbers.some((n) => `${n}` === word),
    )
}

function withoutAccents(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replaceAll(/\p{M}/gu, '')
}
