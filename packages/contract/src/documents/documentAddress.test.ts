import { describe, expect, it } from 'vitest'
import { backOfficePaths, isBelow } from '../programPaths.ts'
import { documentAddress, documentPath, kindOfDocument, linkedDocument } from './documentAddress.ts'
import { documentExtensions } from './documentKinds.ts'

const catalogue = 'catalogue-2026_0123456789.pdf'

describe('A document for downloading', () => {
  it('is told by its address, with what it weighs where that is known', () => {
    expect(linkedDocument(documentAddress(catalogue, 1_258_291))).toEqual({
      path: documentPath(catalogue),
      kind: 'pdf',
      bytes: 1_258_291,
    })
    expect(linkedDocument(documentPath(catalogue))).toEqual({
      path: documentPath(catalogue),
      kind: 'pdf',
      bytes: undefined,
    })
  })

  it.each(documentExtensions)('of kind %s comes back from its own address', (kind) => {
    const address = documentAddress(`a_0123456789.${kind}`, 2048)
    expect(linkedDocument(address)).toMatchObject({ kind, bytes: 2048 })
  })

  it('is given by the back office, and is no page of the site', () => {
    expect(isBelow(documentAddress(catalogue, 12), backOfficePaths)).toBe(true)
  })

  it.each([
    ['without the part that nobody guesses', '/documents/catalogue.pdf'],
    ['of another kind', '/documents/catalogue_0123456789.html'],
    ['that brings programs', '/documents/catalogue_0123456789.docm'],
    ['in another folder', '/documents/../secrets_0123456789.pdf'],
    ['below another name', '/documents/a/catalogue_0123456789.pdf'],
    ['of somebody else', 'https://ailleurs.bf/documents/catalogue_0123456789.pdf'],
    ['with more in its address', '/documents/catalogue_0123456789.pdf?o=12&x=1'],
    ['with a weight that is none', '/documents/catalogue_0123456789.pdf?o=-1'],
    ['that weighs what nobody may send', '/documents/catalogue_0123456789.pdf?o=1234567890'],
  ])('is none %s', (_what, address) => expect(linkedDocument(address)).toBeUndefined())
})

describe('The name that a document is kept under', () => {
  it('says its kind', () => {
    expect(kindOfDocument(catalogue)).toBe('pdf')
    expect(kindOfDocument('tarifs_0123456789.xlsx')).toBe('xlsx')
  })

  it.each(['tarifs_0123456789.XLSX', 'Tarifs_0123456789.pdf', 'tarifs.pdf', '_0123456789.pdf', ''])(
    'is not « %s »',
    (name) => expect(kindOfDocument(name)).toBeUndefined(),
  )
})
