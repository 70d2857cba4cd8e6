import type { ReactNode } from 'react'
export function SnackbarProvider({ children }: { children: ReactNode }) {
  return <>{children}</>
}
