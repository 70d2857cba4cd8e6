import { Link } from '../link.tsx'
import styles from './breadcrumbs.module.css'

export type Crumb = { label: string; href?: string }

/** The pages above this one; the last entry is this page and no link. */
export function Breadcrumbs({ label, crumbs }: { label: string; crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb, index) => (
          <li key={crumb.href ?? crumb.label}>
            {crumb.href !== undefined && index < crumbs.length - 1 ? (
              <Link href={crumb.href}>{crumb.label}</Link>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
