import { describe, expect, it } from 'vitest'
import { limits } from '../limits.ts'
import { locales } from '../locales.ts'
import { documentExtensions, documentKinds, isDocumentKind } from './documentKinds.ts'
import { documentLabel, fileSize } from './documentLabel.ts'

describe('What is said of a document before it is opened', () => {
  it('stands in the language of who reads', () => {
    expect(documentLabel('pdf', 1_258_291, 'fr')).toBe('PDF, 1,2\u202fMo')
    expect(documentLabel('docx', 389_120, 'en')).toBe('Word, 380 kB')
    expect(documentLabel('ods', 1_258_291, 'ar')).toMatch(/^ODS، 1\.2\s/)
  })

  it('is its kind where nobody noted what it weighs', () => {
    for (const { code } of locales) expect(documentLabel('odt', undefined, code)).toBe('ODT')
  })

  it('tells each kind from the others, as does what it is sent as', () => {
    const all = documentExtensions.map((kind) => documentKinds[kind])
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
    expect(new Set(all.map(({ mimeType }) => mimeType)).size).toBe(all.length)
  })

  it('is said of no other kind', () => {
    expect(['pdf', 'docm', 'html', undefined].filter(isDocumentKind)).toEqual(['pdf'])
  })
})

describe('What a file weighs', () => {
  it.each([
    [0, '1\u202fko'],
    [12, '1\u202fko'],
    [2048, '2\u202fko'],
    [999 * 1024, '999\u202fko'],
    // Never a thousand kilobytes.
    [1023 * 1024, '1\u202fMo'],
    [4_404_019, '4,2\u202fMo'],
    [limits.upload, '10\u202fMo'],
  ])('%i bytes are read as %s', (bytes, words) => expect(fileSize(bytes, 'fr')).toBe(words))
})
