import { type SavedRecord, savedTypes } from '../../kinds/savedRecord.ts'

export const memory = 'sira-favoris'
/** A list that is longer than this is none any more; the oldest leave. */
const most = 100

/** What the visitor keeps on this device, newest first. */
export function savedRecords(): SavedRecord[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(memory) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSavedRecord) : []
  } catch {
    // A browser that keeps nothing, or something that is not ours.
    return []
  }
}

export function isSaved(record: SavedRecord): boolean {
  return savedRecords().some((kept) => keyOf(kept) === keyOf(record))
}

/**
 * Whether it is kept then: not where the browser keeps nothing. Kept again in another language, it
 * stands there in that one.
 */
export function save(record: SavedRecord): boolean {
  return write([record, ...without(record)].slice(0, most))
}

/**
 * What its page says of it today, in place of what it said then. A page in another language does
 * not: nobody asked to keep that one, and it could not be read without a network.
 */
export function renew(record: SavedRecord): void {
  replace(record.address, () => record)
}

/** Its page is not there any more. */
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

/** Browsers leave tabs and ends of lines out of an address: only they know where one leads. */
function staysHere(address: string): boolean {
  try {
    return address.startsWith('/') && new URL(address, location.origin).origin === location.origin
  } catch {
    return false
  }
}

/** Anything may stand there; a link leads to a page of this site and nowhere else. */
export function isSavedRecord(value: unknown): value is SavedRecord {
  if (typeof value !== 'object' || value === null) return false
  const { type, address, key, title, fact, until } = value as Record<keyof SavedRecord, unknown>
  const known = savedTypes.some((name) => name === type)
  const texts = [address, key ?? '', title, fact, until ?? ''].every(
    (text) => typeof text === 'string',
  )
  return known && texts && staysHere(String(address))
}
