/**
 * The list that somebody opened a record from, as long as the screens are gone through. Kept nowhere
 * else: what was looked for may be somebody's number.
 */
let opened: { record: string; list: string; inTurn: boolean } | undefined

const narrowing = /^(where|search$|sort$)/

/** `record` as `devis/7`; `query` as the list shows it. In turn: from the one before it. */
export function noteOpened(record: string, query: string, inTurn = false): void {
  const list = [...new URLSearchParams(query)].filter(([name]) => narrowing.test(name))
  opened = { record, list: new URLSearchParams(list).toString(), inTurn }
}

/** The filters and the order of that list; empty where the record was come to otherwise. */
export function listBehind(record: string): string {
  return opened?.record === record ? opened.list : ''
}

/** Whether somebody has just come to it from the one before; true once. */
export function takeTurn(record: string): boolean {
  if (opened?.record !== record || !opened.inTurn) return false
  opened.inTurn = false
  return true
}
