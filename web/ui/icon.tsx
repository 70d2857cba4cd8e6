import type { LucideIcon } from 'lucide-react'

export type IconProps = {
  icon: LucideIcon
  size?: 16 | 20 | 24
  className?: string | undefined
}

/**
 * One weight of line for every icon. Icons are hidden from screen readers: a text stands beside them, or the control
 * around them carries the label.
 */
export function Icon({ icon: Drawing, size = 20, className }: IconProps) {
  return (
    <Drawing
      size={size}
      strokeWidth={size === 16 ? 2 : 1.75}
      aria-hidden="true"
      focusable="false"
      className={className}
    />
  )
}
