import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/actions/button.tsx'
import styles from './load-more.module.css'

/** The end of what is loaded: reaching it by scrolling loads more, and so does pressing it (spec 9.4). */
export function LoadMore({
  label,
  onReach,
}: {
  readonly label: string
  readonly onReach: () => void
}) {
  const end = useRef<HTMLDivElement>(null)
  const reach = useRef(onReach)
  useEffect(() => {
    reach.current = onReach
  }, [onReach])
  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) reach.current()
    })
    if (end.current) watcher.observe(end.current)
    return () => watcher.disconnect()
  }, [])
  return (
    <div ref={end} className={styles.older}>
      <Button look="quiet" onClick={onReach}>
        {label}
      </Button>
    </div>
  )
}
