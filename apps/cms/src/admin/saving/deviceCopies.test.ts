import { describe, expect, it } from 'vitest'
import { dropCopy, dropOthers, keepCopy, readCopy } from './deviceCopies.ts'

/** A storage as browsers have it: its keys are its own properties. */
function emptyStorage(room = 5_000_000): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(storage, key) ? String(storage[key]) : null),
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      storage[key] = value
    },
    removeItem: (key: string) => delete storage[key],
  }
  const storage: Record<string, unknown> = Object.create(methods)
  return storage as unknown as Storage
}

const awa = { account: '3', record: 'blogs/12/fr' }
const day = 24 * 60 * 60 * 1000
const copy = (at = 0, text = 'Un texte') => ({ at, base: null, data: { contenu: text } })

describe('what is kept on the device of an editor', () => {
  it('is there for the same person and the same record, until it is dropped', () => {
    const storage = emptyStorage()
    expect(keepCopy(storage, awa, copy())).toBe(true)
    expect(readCopy(storage, awa)).toEqual(copy())
    expect(readCopy(storage, { ...awa, record: 'blogs/1/fr' })).toBeUndefined()
    expect(readCopy(storage, { ...awa, account: '4' })).toBeUndefined()
    dropCopy(storage, awa)
    expect(readCopy(storage, awa)).toBeUndefined()
  })

  it('is gone when somebody else signs in, and when its author signs out', () => {
    const storage = emptyStorage()
    storage.setItem('outbox', 'of a visitor')
    keepCopy(storage, awa, copy())
    dropOthers(storage, '3', day)
    expect(readCopy(storage, awa)).toBeDefined()
    dropOthers(storage, '31', day)
    expect(readCopy(storage, awa)).toBeUndefined()
    keepCopy(storage, awa, copy())
    dropOthers(storage, null, day)
    expect(readCopy(storage, awa)).toBeUndefined()
    expect(storage.getItem('outbox')).toBe('of a visitor')
  })

  it('is not kept for more than a week, nor are more than ten', () => {
    const storage = emptyStorage()
    keepCopy(storage, awa, copy(0))
    dropOthers(storage, '3', 8 * day)
    expect(readCopy(storage, awa)).toBeUndefined()
    const records = Array.from({ length: 11 }, (_, index) => `blogs/${index}/fr`)
    records.forEach((record, at) => {
      keepCopy(storage, { ...awa, record }, copy(at))
    })
    const kept = records.filter((record) => readCopy(storage, { ...awa, record }) !== undefined)
    expect(kept).toEqual(records.slice(1))
  })

  it('is refused where there is no room for it', () => {
    expect(keepCopy(emptyStorage(), awa, copy(0, 'x'.repeat(400_000)))).toBe(false)
    expect(keepCopy(emptyStorage(10), awa, copy())).toBe(false)
  })

  it('is as if it were not there when it cannot be read', () => {
    const storage = emptyStorage()
    storage.setItem('sira.copie/3/blogs/12/fr', '{"at":')
    expect(readCopy(storage, awa)).toBeUndefined()
    dropOthers(storage, '3', 0)
    expect(storage.getItem('sira.copie/3/blogs/12/fr')).toBeNull()
  })
})
