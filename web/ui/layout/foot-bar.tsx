import { type ReactNode, useRef } from 'react'
import { useAboveKeyboard } from '../window/above-keyboard.ts'
import { useFootBar } from '../window/foot-bar.ts'
import styles from './foot-bar.module.css'
import { Page, type PageProps } from './page.tsx'

/** A line of buttons at the window's foot, above the keyboard and below messages. */
export function FootBar(props: Pick<PageProps, 'width'> & { children: ReactNode }) {
  const { width = 'content', children } = props
  const foot = useRef<HTMLDivElement>(null)
  useFootBar(foot)
  useAboveKeyboard(foot)
  return (
    <div ref={foot} className={styles.foot}>
      <Page width={width} className={styles.line}>
        {children}
      </Page>
    </div>
  )
}
