import { describe, expect, it } from 'vitest'
import { nextSource } from './nextSource.ts'
import { textState, translationState } from './translationState.ts'

const fresh = { french: 'Une foire', text: 'A fair', source: true } as const
const empty = { french: 'Une foire', text: '', source: undefined }

describe('where a translation stands', () => {
  it('is to be done, begun or done, by the texts that exist in French', () => {
    const nothing = { french: '', text: '', source: undefined }
    expect(translationState([empty, empty, nothing])).toBe('missing')
    expect(translationState([fresh, empty, nothing])).toBe('begun')
    expect(translationState([fresh, fresh, nothing])).toBe('done')
    expect(translationState([nothing])).toBe('done')
  })

  it('is to be looked at again where one text was made from another French', () => {
    expect(translationState([fresh, empty, { ...fresh, source: 'Une fête' }])).toBe('outdated')
  })

  it('does not wait for a text that a translation may do without', () => {
    expect(translationState([fresh, { ...empty, optional: true }])).toBe('done')
  })

  it('is done where somebody said that the French text will do', () => {
    expect(textState({ ...empty, source: true })).toBe('done')
    expect(textState({ ...empty, text: 'Une foire', source: true })).toBe('done')
  })

  it('is to be done while the French stands in its place', () => {
    expect(textState({ ...empty, text: 'Une foire ' })).toBe('missing')
    const old = { french: 'Un marché', text: 'Une foire', source: 'Une foire' }
    expect(textState(old)).toBe('missing')
  })
})

describe('what a translation was made from', () => {
  const was = { french: 'Une foire', text: 'A fair' }

  it('is the French beside it, once it is written', () => {
    expect(nextSource({ ...was, text: '' }, was, undefined)).toBe(true)
    expect(nextSource(was, { ...was, text: 'The fair' }, 'Une fête')).toBe(true)
  })

  it('is the earlier French when that changes, and only until it is back', () => {
    const changed = { ...was, french: 'Un marché' }
    expect(nextSource(was, changed, true)).toBe('Une foire')
    expect(nextSource(changed, { ...was, french: 'Deux marchés' }, 'Une foire')).toBe('Une foire')
    expect(nextSource(changed, was, 'Une foire')).toBe(true)
  })

  it('is nothing once it is gone, and French that stood in is asked about anew', () => {
    expect(nextSource(was, { ...was, text: '' }, true)).toBeUndefined()
    const standing = { french: 'Kaya', text: '' }
    expect(nextSource(standing, { ...standing, french: 'Kaya et Dori' }, true)).toBeUndefined()
    expect(nextSource(standing, standing, true)).toBe(true)
  })

  it('is nothing while it is the French itself, which is outdated like any other', () => {
    const untouched = { french: 'Une foire', text: 'Une foire' }
    const changed = { ...untouched, french: 'Un marché' }
    expect(nextSource(empty, untouched, undefined)).toBeUndefined()
    expect(nextSource(untouched, untouched, undefined)).toBeUndefined()
    expect(nextSource(untouched, untouched, true)).toBe(true)
    expect(nextSource(untouched, changed, undefined)).toBe('Une foire')
    expect(nextSource(changed, untouched, 'Une foire')).toBeUndefined()
  })

  it('stays the French that will do, once it is written out', () => {
    const written = { french: 'Excel', text: 'Excel' }
    expect(nextSource({ ...written, text: '' }, written, true)).toBe(true)
    expect(nextSource(written, { ...written, text: '' }, true)).toBe(true)
    expect(nextSource({ ...written, text: 'Excel course' }, written, true)).toBeUndefined()
  })

  it('was the French of that time where nobody noted it', () => {
    expect(nextSource(was, was, undefined)).toBe(true)
    expect(nextSource(was, { ...was, french: 'Un marché' }, undefined)).toBe('Une foire')
  })
})
