/** The number of a related record, read or not. */
export function idOf(record: number | { id: number } | null | undefined): number | null {
  return (typeof record === 'object' ? record?.id : record) ?? null
}
