import type { ContentBlock } from '#contract/endpoints/content.ts'
import styles from './content.module.css'

/** Headings, paragraphs and lists of our own prose; an address keeps its lines. */
export function ContentBlocks({ blocks }: { blocks: readonly ContentBlock[] }) {
  return blocks.map((block) => {
    switch (block.kind) {
      case 'heading':
        return <h2 key={block.text}>{block.text}</h2>
      case 'paragraph':
        return (
          <p key={block.lines.join()}>
            {block.lines.map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
          </p>
        )
      case 'list':
        return (
          <ul key={block.entries.join()}>
            {block.entries.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        )
    }
    return null
  })
}
