import { Navigate } from 'react-router'
import { useMay } from '../operator-roles/may.tsx'
import { consoleAreas } from '../routes.ts'

/** Areas of the console that this operator has a role for, in the order of the bar. */
export function useAllowedAreas() {
  const may = useMay()
  return consoleAreas.filter(({ call }) => may(call))
}

/** The bare host leads to the first of them. */
export function FirstArea() {
  const [first] = useAllowedAreas()
  return first ? <Navigate to={first.path} replace /> : null
}
