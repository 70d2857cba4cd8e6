import type { ReactNode } from 'react'

/** For screen readers only; as a status it is there before it has anything to say. */
export function VisuallyHidden({ children, role }: { children: ReactNode; role?: 'status' }) {
  return (
    <span className="visually-hidden" role={role}>
      {children}
    </span>
  )
}
