/** After a verdict the next entry lies open, the one before it at the end of the list; none where it is not in it. */
export function nextInList(entityIds: readonly number[], entityId: number): number | undefined {
  const here = entityIds.indexOf(entityId)
  return here < 0 ? undefined : (entityIds[here + 1] ?? entityIds[here - 1])
}
