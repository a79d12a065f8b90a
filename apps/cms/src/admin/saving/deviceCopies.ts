import { partAt } from '../calls/answerParts.ts'

/** Text written in a record and saved nowhere else yet. */
export interface DeviceCopy {
  /** When it was kept (milliseconds). */
  at: number
  /** When the state that the person began from was saved; null for a new record. */
  base: string | null
  data: Record<string, unknown>
}

/** The account and record of a copy: `blogs/12/fr`, or `blogs/nouveau/fr` for a new record. */
export interface CopyOwner {
  account: string
  record: string
}

const prefix = 'sira.copie/'
/** The site shares this storage: the forms of visitors need room, too. */
const longestCopy = 300_000
const mostCopies = 10
const oldestMs = 7 * 24 * 60 * 60 * 1000

function keyOf({ account, record }: CopyOwner): string {
  return `${prefix}${account}/${record}`
}

function copiesIn(storage: Storage): { key: string; copy: DeviceCopy | undefined }[] {
  return Object.keys(storage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => ({ key, copy: readKey(storage, key) }))
}

function readKey(storage: Storage, key: string): DeviceCopy | undefined {
  try {
    return copyIn(JSON.parse(storage.getItem(key) ?? ''))
  } catch {
    return undefined
  }
}

/** Data of any other shape, an older version of ours as well, is no copy. */
function copyIn(kept: unknown): DeviceCopy | undefined {
  const [at, base, data] = [partAt(kept, 'at'), partAt(kept, 'base'), partAt(kept, 'data')]
  if (typeof at !== 'number' || !(data instanceof Object)) return undefined
  if (base !== null && typeof base !== 'string') return undefined
  return { at, base, data: { ...data } }
}

/** False where the device has no room for it. */
export function keepCopy(storage: Storage, owner: CopyOwner, copy: DeviceCopy): boolean {
  const text = JSON.stringify(copy)
  if (text.length > longestCopy) return false
  try {
    storage.setItem(keyOf(owner), text)
  } catch {
    return false
  }
  const newestFirst = copiesIn(storage).sort((a, b) => (b.copy?.at ?? 0) - (a.copy?.at ?? 0))
  for (const { key } of newestFirst.slice(mostCopies)) storage.removeItem(key)
  return true
}

export function readCopy(storage: Storage, owner: CopyOwner): DeviceCopy | undefined {
  return readKey(storage, keyOf(owner))
}

export function dropCopy(storage: Storage, owner: CopyOwner): void {
  storage.removeItem(keyOf(owner))
}

/** Nobody finds what another person wrote on this device, nor what was forgotten on it long ago. */
export function dropOthers(storage: Storage, account: string | null, now: number): void {
  const own = account === null ? undefined : keyOf({ account, record: '' })
  for (const { key, copy } of copiesIn(storage)) {
    const kept = own !== undefined && key.startsWith(own) && copy !== undefined
    if (!kept || now - copy.at > oldestMs) storage.removeItem(key)
  }
}
