/**
 * What a text needs filled in, as `messages.generated.ts` declares it, and the calls that follow
 * from it. Pages and server check their values by the same types.
 */

/** A text without values. */
export type Plain = []
/** Written as it stands: a figure without separators, a word as it is. */
export type Word = string | number
/** Counted or formatted by the text itself. */
export type Figure = number
/** A day or time that the text itself formats. */
export type Moment = Date | number
/** Values whose names are known at run time only. */
export type TextValues = Readonly<Record<string, Word>>
/** Chooses a branch of the text. */
export type Choice = string
/** Wraps words of the text; only `rich` can fill it in. */
export type Tag = { readonly isTag: true }

type Text = readonly unknown[]

/** The keys of all texts below, with dots: `'form.save' | 'title'`. */
export type Keys<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends Text ? Key : `${Key}.${Keys<Tree[Key]>}`
}[keyof Tree & string]

/** The keys of texts without values: headings, labels. */
export type PlainKeys<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends Text
    ? Tree[Key] extends Plain
      ? Key
      : never
    : `${Key}.${PlainKeys<Tree[Key]>}`
}[keyof Tree & string]

/** The names of all groups below, with dots. */
export type Groups<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends Text ? never : Key | `${Key}.${Groups<Tree[Key]>}`
}[keyof Tree & string]

/** What stands under a key: a text's values, or a group. */
export type At<Tree, Path extends string> = Path extends keyof Tree
  ? Tree[Path]
  : Path extends `${infer Head}.${infer Rest}`
    ? Head extends keyof Tree
      ? At<Tree[Head], Rest>
      : never
    : never

/**
 * The values of a call. Where the key is one of several, the values of all of them are needed:
 * `{ amount } & { count }`.
 */
export type ValuesFor<Needs> = [Needs] extends [Plain] ? [] : [values: AllOf<Needs>]

type AllOf<Needs> = (
  Needs extends readonly [infer Values]
    ? (needed: Values) => void
    : never
) extends (needed: infer All) => void
  ? All
  : never

/** The texts of one group: `t('form.save')`, `t('missing.title', { count })`. */
export type Translate<Tree> = {
  <Key extends Keys<Tree>>(key: Key, ...values: ValuesFor<At<Tree, Key>>): string
  has(key: Keys<Tree>): boolean
}
