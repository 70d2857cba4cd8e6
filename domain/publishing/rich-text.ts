/**
 * A published text as pages draw it: plain blocks of plain runs, read from Markdown on the server, so that nothing but
 * our own elements can appear and no browser needs a parser.
 */
export type TextRun =
  | { readonly kind: 'text' | 'strong' | 'emphasis'; readonly text: string }
  /** A path of ours, an https address, or mail and telephone. */
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

export type RichBlock =
  | {
      readonly kind: 'heading'
      readonly level: 2 | 3
      /** Its name in the address, unique on the page. */
      readonly id: string
      readonly text: string
    }
  | { readonly kind: 'paragraph' | 'quote'; readonly runs: readonly TextRun[] }
  | {
      readonly kind: 'list'
      readonly isOrdered: boolean
      readonly entries: readonly (readonly TextRun[])[]
    }
  | {
      readonly kind: 'table'
      readonly head: readonly (readonly TextRun[])[]
      readonly rows: readonly (readonly (readonly TextRun[])[])[]
    }
  /** A drawing of ours by its name. */
  | { readonly kind: 'drawing'; readonly name: string; readonly label: string }
  /** A picture that an operator uploaded. */
  | {
      readonly kind: 'picture'
      readonly key: string
      /** What it shows, for whoever does not see it; empty only where it is missing. */
      readonly alt: string
      /** Of the largest file. */
      readonly width: number
      readonly height: number
      /** Of all files, the narrowest first. */
      readonly widths: readonly number[]
    }
