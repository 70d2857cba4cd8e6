import { useReadTelephone } from './use-read-telephone.ts'

/** Writes a stored number in the groups of its country; as it stands until the tables are there, or where they do not know it. */
export function useShownTelephone(): (stored: string) => string {
  const read = useReadTelephone()
  return (stored) => {
    const reading = read?.(stored, undefined)
    return reading && 'telephone' in reading ? reading.telephone.international : stored
  }
}
