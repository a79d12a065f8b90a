import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isSavedRecord, markGone, renew, save, savedRecords } from './savedRecords.ts'

beforeEach(() => {
  const memory = new Map<string, string>()
  vi.stubGlobal('location', { origin: 'https://sira.example' })
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => memory.get(name) ?? null,
    setItem: (name: string, text: string) => void memory.set(name, text),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const offer = { type: 'jobs', address: '/jobs/un', title: 'Un', fact: 'Kaya', until: '2026-12-10' }

describe('what stands in the memory of a browser', () => {
  it('is a kept record when it has all that the list shows', () => {
    expect(isSavedRecord(offer)).toBe(true)
    expect(isSavedRecord({ ...offer, until: undefined })).toBe(true)
  })

  it.each([
    ['nothing', null],
    ['a text', 'x'],
    ['a key that is no text', { ...offer, key: 1 }],
    ['a type that is not kept', { ...offer, type: 'blogs' }],
    ['a record without a title', { ...offer, title: undefined }],
    ['a link to elsewhere', { ...offer, address: 'https://elsewhere.example/' }],
    ['a link to another host', { ...offer, address: '//elsewhere.example/' }],
    ['a link that browsers read as one', { ...offer, address: '/\\elsewhere.example/' }],
    [
      'a link that they read as one without its tab',
      { ...offer, address: '/\t/elsewhere.example/' },
    ],
    ['a link that is none', { ...offer, address: '/\n/[' }],
    ['a script', { ...offer, address: 'javascript:alert(1)' }],
  ])('is none when it is %s', (_what, value) => {
    expect(isSavedRecord(value)).toBe(false)
  })
})

describe('what a visitor keeps', () => {
  it('is what its page says today, its last day too, and is not gone while it has a page', () => {
    save({ ...offer, type: 'jobs' })
    markGone(offer.address)
    expect(savedRecords()).toEqual([{ ...offer, gone: true }])
    const { until: _until, ...withoutEnd } = offer
    renew({ ...withoutEnd, type: 'jobs', fact: 'Dori' })
    expect(savedRecords()).toEqual([{ ...withoutEnd, fact: 'Dori' }])
  })

  it('stays as it can be read without a network when its page is seen in another language', () => {
    save({ ...offer, type: 'jobs', key: '/jobs/un' })
    renew({ ...offer, type: 'jobs', key: '/jobs/un', address: '/en/jobs/un', title: 'One' })
    expect(savedRecords().map(({ title }) => title)).toEqual(['Un'])
  })
})
