import { type SavedRecord, savedTypes } from '../../kinds/savedRecord.ts'

export const memory = 'sira-favoris'
/** The most saved records; the oldest are dropped. */
const most = 100

/** Gives the saved records of this device, newest first. */
export function savedRecords(): SavedRecord[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(memory) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSavedRecord) : []
  } catch {
    // The browser keeps nothing, or the text is not ours.
    return []
  }
}

export function isSaved(record: SavedRecord): boolean {
  return savedRecords().some((kept) => keyOf(kept) === keyOf(record))
}

/**
 * Saves a record; gives false where the browser keeps nothing. A record saved again in another
 * language is kept in the new one.
 */
export function save(record: SavedRecord): boolean {
  return write([record, ...without(record)].slice(0, most))
}

/**
 * Updates a saved record from its page. A page in another language does not update it: the visitor
 * did not save that one, and it could not be read without a network.
 */
export function renew(record: SavedRecord): void {
  replace(record.address, () => record)
}

/** Marks a record whose page is gone. */
export function markGone(address: string): void {
  replace(address, (kept) => ({ ...kept, gone: true }))
}

function replace(address: string, change: (kept: SavedRecord) => SavedRecord): void {
  write(savedRecords().map((kept) => (kept.address === address ? change(kept) : kept)))
}

export function unsave(record: SavedRecord): void {
  write(without(record))
}

function without(record: SavedRecord): SavedRecord[] {
  return savedRecords().filter((kept) => keyOf(kept) !== keyOf(record))
}

function keyOf({ address, key = address }: SavedRecord): string {
  return key
}

function write(records: readonly SavedRecord[]): boolean {
  try {
    localStorage.setItem(memory, JSON.stringify(records))
    return true
  } catch {
    return false
  }
}

/**
 * Whether an address stays on this site. Browsers ignore tabs and line ends in an address, so only
 * they can tell where it leads.
 */
function staysHere(address: string): boolean {
  try {
    return address.startsWith('/') && new URL(address, location.origin).origin === location.origin
  } catch {
    return false
  }
}

/** Checks an entry: storage may hold anything, but a link may only lead to a page of this site. */
export function isSavedRecord(value: unknown): value is SavedRecord {
  if (typeof value !== 'object' || value === null) return false
  const { type, address, key, title, fact, until } = value as Record<keyof SavedRecord, unknown>
  const known = savedTypes.some((name) => name === type)
  const texts = [address, key ?? '', title, fact, until ?? ''].every(
    (text) => typeof text === 'string',
  )
  return known && texts && staysHere(String(address))
}
