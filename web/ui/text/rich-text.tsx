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

/** A published text: our own elements from plain blocks, never markup that somebody wrote. */
export function RichText(props: {
  readonly blocks: readonly RichTextBlock[]
  readonly drawing: (name: string, label: string) => ReactNode
}) {
  const { blocks, drawing } = props
  // A text does not change while it is shown, so a block is known by its place.
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above.
    <Block key={index} block={block} drawing={drawing} />
  ))
}

type BlockProps = {
  readonly block: RichTextBlock
  readonly drawing: (name: string, label: string) => ReactNode
}

function Block({ block, drawing }: BlockProps) {
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
  }
}

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
