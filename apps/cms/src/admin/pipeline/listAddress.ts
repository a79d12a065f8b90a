import { adminAddress } from '../dashboard/adminAddress.ts'

/** The list of a kind, narrowed to a state and, where one is named, to who sees to it. */
export function listAddress(kind: string, state: string, assignee?: number): string {
  const query = new URLSearchParams({ 'where[and][0][state][equals]': state })
  if (assignee !== undefined) query.set('where[and][1][assignee][equals]', String(assignee))
  return `${adminAddress(kind)}?${query}`
}
