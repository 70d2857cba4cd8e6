import type { ReactNode } from 'react'
import styles from './showcase.module.css'

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.sample}>
      <div className={styles.name}>{name}</div>
      <div>{children}</div>
    </div>
  )
}

/** A simple van as a stand-in for drawings and photographs. */
export function SampleDrawing({ outline }: { outline?: boolean }) {
  return (
    <svg viewBox="0 0 240 180" aria-hidden="true">
      {!outline && <path d="M0 0h240v110H0z" fill="var(--brand-tint)" />}
      {!outline && <path d="M0 110h240v70H0z" fill="var(--line)" />}
      <path
        d="M24 128V52q0-8 8-8h128c20 0 30 8 40 20l16 24c8 4 10 8 10 16v24Z"
        fill="var(--card)"
        stroke={outline ? 'var(--ink)' : 'none'}
        strokeWidth="2"
      />
      <path d="M40 60h34v18H40zM92 60h30v18H92zM172 60h12l16 22h-28z" fill="var(--ink-2)" />
      <circle cx="70" cy="130" r="14" fill="var(--ink)" />
      <circle cx="190" cy="130" r="14" fill="var(--ink)" />
    </svg>
  )
}
