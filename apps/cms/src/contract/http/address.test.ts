import { describe, expect, it } from 'vitest'
import { addressOf, allowedMethods } from './address.ts'

describe('addresses (contract.md)', () => {
  it('are read without regard to case and to a last slash', () => {
    for (const path of ['blogs', 'BLOGS', 'blogs/', 'Blogs//']) {
      expect(addressOf(path)).toEqual({ kind: 'list', type: 'blogs' })
    }
  })

  it.each([
    ['blogs/3', { kind: 'record', type: 'blogs', id: '3' }],
    ['settings', { kind: 'single' }],
    ['page-accueil', { kind: 'page', type: 'page-accueil' }],
    ['page-accueil/1', { kind: 'unknown' }],
    ['page-autre', { kind: 'unknown' }],
    ['newsletters', { kind: 'form', type: 'newsletters', id: undefined }],
    ['devis/1', { kind: 'form', type: 'devis', id: '1' }],
    ['', { kind: 'unknown' }],
    ['blog', { kind: 'unknown' }],
    ['users', { kind: 'unknown' }],
    ['media', { kind: 'unknown' }],
    ['constructor', { kind: 'unknown' }],
    ['blogs/3/tags', { kind: 'unknown' }],
    ['settings/1', { kind: 'unknown' }],
  ])('%s', (path, address) => {
    expect(addressOf(path)).toEqual(address)
  })

  it('allow the methods of the recorded server (m02, m04, m21)', () => {
    expect(allowedMethods(addressOf('newsletters')).join(', ')).toBe('HEAD, GET, POST')
    expect(allowedMethods(addressOf('blogs/1')).join(', ')).toBe('HEAD, GET, PUT, DELETE')
    expect(allowedMethods(addressOf('nope')).join(', ')).toBe('HEAD, GET')
  })
})
