import { Navigate } from 'react-router'

/** Past the end of a list there is nothing to say; its reader is led to the last page. */
export function LastPageRedirect(props: {
  page: number
  pageCount: number
  hrefOf: (page: number) => string
}) {
  const { page, pageCount, hrefOf } = props
  if (pageCount === 0 || page <= pageCount) return null
  return <Navigate to={hrefOf(pageCount)} replace />
}
