import type { ReactNode } from 'react'
import { Link } from '../link.tsx'
import styles from './rich-text.module.css'

export type RichTextRun =
  | { readonly kind: 'text' | 'strong' | 'emphasis'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

type Runs = readonly RichTextRun[]

export type RichTextBlock =
  | {
      readonly kind: 'heading'
      readonly level: 2 | 3
      readonly id: string
      readonly text: string
    }
  | { readonly kind: 'paragraph' | 'quote'; readonly runs: Runs }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly entries: readonly Runs[] }
  | {
      readonly kind: 'table'
      readonly head: readonly Runs[]
      readonly rows: readonly (readonly Runs[])[]
    }
  | { readonly kind: 'drawing'; readonly name: string; readonly label: string }
  | {
      readonly kind: 'picture'
      readonly key: string
      readonly alt: string
      /** Of the largest file. */
      readonly width: number
      readonly height: number
      readonly widths: readonly number[]
    }

/** A published text: our own elements from plain blocks, never markup that somebody wrote. */
export function RichText(props: {
  readonly blocks: readonly RichTextBlock[]
  readonly drawing: (name: string, label: string) => ReactNode
}) {
  const { blocks, drawing } = props
  const firstPicture = blocks.findIndex(({ kind }) => kind === 'picture')
  // A text does not change while it is shown, so a block is known by its place.
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    <Block key={index} block={block} drawing={drawing} isFirst={index === firstPicture} />
  ))
}

type BlockProps = {
  readonly block: RichTextBlock
  /** Of several pictures the first is fetched at once, the others as they come near. */
  readonly isFirst: boolean
  readonly drawing: (name: string, label: string) => ReactNode
}

function Block({ block, drawing, isFirst }: BlockProps) {
  switch (block.kind) {
    case 'heading': {
      const Heading = block.level === 2 ? 'h2' : 'h3'
      return (
        <Heading id={block.id} className={styles.heading}>
          {block.text}
        </Heading>
      )
    }
    case 'paragraph':
      return (
        <p className={styles.paragraph}>
          <Text runs={block.runs} />
        </p>
      )
    case 'quote':
      return (
        <blockquote className={styles.quote}>
          <Text runs={block.runs} />
        </blockquote>
      )
    case 'list':
      return <List block={block} />
    case 'table':
      return <Table block={block} />
    case 'drawing': {
      const drawn = drawing(block.name, block.label)
      return drawn && <figure className={styles.figure}>{drawn}</figure>
    }
    case 'picture':
      return <Picture picture={block} isFirst={isFirst} />
  }
}

type PictureProps = {
  readonly picture: Extract<RichTextBlock, { kind: 'picture' }>
  readonly isFirst: boolean
}

/** Its place is as large before it has come as afterwards. */
function Picture({ picture, isFirst }: PictureProps) {
  const { key, alt, width, height, widths } = picture
  const address = (of: number, format: string) => `/pictures/${key}/${of}.${format}`
  const set = (format: string) => widths.map((of) => `${address(of, format)} ${of}w`).join(', ')
  return (
    <figure className={styles.figure}>
      <picture>
        <source type="image/avif" srcSet={set('avif')} sizes={columnSizes} />
        <source type="image/webp" srcSet={set('webp')} sizes={columnSizes} />
        <img
          src={address(width, 'jpeg')}
          alt={alt}
          width={width}
          height={height}
          loading={isFirst ? undefined : 'lazy'}
        />
      </picture>
    </figure>
  )
}

/** A text is one column, on a phone the window less its edges. */
const columnSizes = '(width <= 799px) calc(100vw - 32px), 750px'

function List({ block }: { block: Extract<RichTextBlock, { kind: 'list' }> }) {
  const Element = block.isOrdered ? 'ol' : 'ul'
  return (
    <Element className={block.isOrdered ? styles.numbered : styles.list}>
      {block.entries.map((runs) => (
        <li key={runs.map(({ text }) => text).join()}>
          <Text runs={runs} />
        </li>
      ))}
    </Element>
  )
}

function Table({ block }: { block: Extract<RichTextBlock, { kind: 'table' }> }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {block.head.map((runs) => (
            <th key={runs.map(({ text }) => text).join()} scope="col">
              <Text runs={runs} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map(([first = [], ...others]) => (
          <tr key={first.map(({ text }) => text).join()}>
            <th scope="row">
              <Text runs={first} />
            </th>
            {others.map((runs) => (
              <td key={runs.map(({ text }) => text).join()}>
                <Text runs={runs} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Text({ runs }: { runs: Runs }) {
  return runs.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as with blocks.
    <Run key={index} run={run} />
  ))
}

function Run({ run }: { run: RichTextRun }) {
  switch (run.kind) {
    case 'text':
      return run.text
    case 'strong':
      return <strong>{run.text}</strong>
    case 'emphasis':
      return <em>{run.text}</em>
    case 'link':
      // A page of ours is walked to; what lies elsewhere is not told where its reader came from.
      return run.href.startsWith('/') ? (
        <Link href={run.href}>{run.text}</Link>
      ) : (
        <a href={run.href} rel="noopener noreferrer">
          {run.text}
        </a>
      )
  }
}
