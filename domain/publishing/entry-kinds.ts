/**
 * What the operator publishes: each kind with the fields of its entries. An entry exists once for all languages under its
 * key, and has one text in each of them.
 */
export const entryKinds = [
  'guide_article',
  'author',
  'faq',
  'news',
  'popup',
  'landing_page',
  'terms',
] as const
export type EntryKind = (typeof entryKinds)[number]

export const entryFields = [
  'title',
  'slug',
  'summary',
  'author',
  'drawing',
  'position',
  'url',
  'validFrom',
  'version',
  'changes',
  'body',
] as const
export type EntryField = (typeof entryFields)[number]

/** In characters; an article has some 10,000. */
export const longestField = 40_000

/** What one language of an entry says; `body` is Markdown, `validFrom` an ISO date, `position` a whole number. */
export type EntryText = Readonly<Partial<Record<EntryField, string>>>

type KindFields = {
  readonly required: readonly EntryField[]
  readonly optional: readonly EntryField[]
}

const fieldsByKind: Readonly<Record<EntryKind, KindFields>> = {
  guide_article: {
    required: ['title', 'slug', 'summary', 'author', 'validFrom', 'body'],
    optional: ['drawing', 'position'],
  },
  author: { required: ['title', 'slug', 'summary', 'body'], optional: [] },
  faq: { required: ['title', 'body'], optional: ['position'] },
  news: { required: ['title', 'summary', 'validFrom', 'body'], optional: [] },
  popup: { required: ['title', 'validFrom', 'body'], optional: [] },
  landing_page: { required: ['title', 'url'], optional: ['summary', 'body'] },
  terms: { required: ['title', 'version', 'validFrom', 'body'], optional: ['changes'] },
}

export function fieldsOfKind(kind: EntryKind): readonly EntryField[] {
  const { required, optional } = fieldsByKind[kind]
  return entryFields.filter((field) => required.includes(field) || optional.includes(field))
}

export function isRequiredField(kind: EntryKind, field: EntryField): boolean {
  return fieldsByKind[kind].required.includes(field)
}

/**
 * The terms are agreed to under a version whose words never change (rules 11), so they change with a release of the
 * program alone; here they can be read.
 */
export function isEditable(kind: EntryKind): boolean {
  return kind !== 'terms'
}

/** Fields that have lines or signs of their own; all others are one line. */
const longFields: ReadonlySet<EntryField> = new Set(['summary', 'changes', 'body'])

/** What is kept of a text: the fields of its kind, those of one line without the space around them. */
export function textToKeep(kind: EntryKind, text: EntryText): EntryText {
  return Object.fromEntries(
    fieldsOfKind(kind).map((field) => {
      const value = text[field] ?? ''
      return [field, longFields.has(field) ? value : value.trim()]
    }),
  )
}

export type TextFault = {
  readonly field: EntryField
  readonly rule: 'required' | 'regex' | 'date' | 'integer' | 'invalid'
}

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const datePattern = /^\d{4}-\d\d-\d\d$/
/** As pages have it: no slash at the end, none that could name a host. */
const pathPattern = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/

/** Why a text cannot be published; what is only saved may be incomplete. */
export function faultsOfText(kind: EntryKind, text: EntryText): readonly TextFault[] {
  return fieldsOfKind(kind).flatMap((field): TextFault[] => {
    const value = text[field]?.trim() ?? ''
    if (value === '') return isRequiredField(kind, field) ? [{ field, rule: 'required' }] : []
    const rule = brokenForm(field, value)
    return rule ? [{ field, rule }] : []
  })
}

function brokenForm(field: EntryField, value: string): TextFault['rule'] | undefined {
  switch (field) {
    case 'slug':
      return slugPattern.test(value) ? undefined : 'regex'
    case 'validFrom':
      return datePattern.test(value) && !Number.isNaN(Date.parse(value)) ? undefined : 'date'
    case 'position':
      return /^\d{1,4}$/.test(value) ? undefined : 'integer'
    case 'url':
      return pathPattern.test(value) ? undefined : 'invalid'
    default:
      return undefined
  }
}
