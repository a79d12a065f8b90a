import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { documentKind } from './documentKind.ts'

const openXml = 'application/vnd.openxmlformats-officedocument.'
const types = (main: string) => `<Types><Override PartName="/x" ContentType="${main}"/></Types>`
const packed = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))
const office = (main: string, more: Record<string, string> = {}) =>
  packed({ '[Content_Types].xml': types(`${openXml}${main}.main+xml`), ...more })
const open = (kind: string, more: Record<string, string> = {}) =>
  packed({ mimetype: `application/vnd.oasis.opendocument.${kind}`, 'content.xml': '', ...more })
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

describe('What a document is', () => {
  it.each([
    ['pdf', bytes('%PDF-1.7\nText\n%%EOF\n')],
    ['docx', office('wordprocessingml.document')],
    ['xlsx', office('spreadsheetml.sheet')],
    ['pptx', office('presentationml.presentation')],
    ['odt', open('text')],
    ['ods', open('spreadsheet')],
    ['odp', open('presentation')],
  ])('%s is told by its content', (kind, data) => {
    expect(documentKind(data)).toEqual({ kind })
  })

  it.each([
    ['Word', office('wordprocessingml.document', { 'word/vbaProject.bin': '' })],
    ['Excel', office('spreadsheetml.sheet', { 'xl/macrosheets/sheet1.xml': '' })],
    ['Word, by its type', packed({ '[Content_Types].xml': types('x.macroEnabled.main+xml') })],
    ['LibreOffice', open('text', { 'Basic/Standard/Module1.xml': '' })],
  ])('is refused with a program of %s in it', (_of, data) => {
    expect(documentKind(data)).toMatchObject({ refusal: expect.stringContaining('macros') })
  })

  it.each([
    ['a page', bytes('<html><script>alert(1)</script></html>'), 'pas un document'],
    ['a page before a PDF', bytes('<script>1</script>%PDF-1.7\n%%EOF'), 'pas un document'],
    ['a page before a pack', Buffer.concat([bytes('<a>'), open('text')]), 'pas un document'],
    ['half a PDF', bytes('%PDF-1.7\nText'), 'abîmé'],
    ['half a pack', office('spreadsheetml.sheet').subarray(0, 60), 'abîmé'],
    ['an old format', bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), 'ancien format'],
    ['any pack', packed({ 'a.txt': 'Bonjour' }), 'pas un document'],
    ['a template', office('wordprocessingml.template'), 'pas un document'],
    ['nothing', new Uint8Array(), 'pas un document'],
  ])('is not %s', (_what, data, sentence) => {
    expect(documentKind(data)).toMatchObject({ refusal: expect.stringContaining(sentence) })
  })

  it('is not unpacked beyond what describes it', () => {
    const bomb = packed({ mimetype: 'application/vnd.oasis.opendocument.text'.padEnd(600_000) })
    expect(documentKind(bomb)).toMatchObject({
      refusal: expect.stringContaining('pas un document'),
    })
  })
})
