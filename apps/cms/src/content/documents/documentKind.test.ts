import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { documentKind } from './documentKind.ts'

const openXml = 'application/vnd.openxmlformats-officedocument.'
const types = (main: string) => `<Types><Override PartName="/x" ContentType="${main}"/></Types>`
const packed = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])), {
    level: 0,
  })
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

  const whole = '%PDF-1.7\nText\n%%EOF'
  const mark = '\xef\xbb\xbf'

  it.each([
    ['a byte order mark', bytes(`${mark}${whole}\n`)],
    ['an empty line before it', bytes(`\n${whole}`)],
    ['a mark, empty lines and spaces before it', bytes(`${mark}\r\n \t\0${whole}\r\n`)],
    [
      'what a printer is told around it',
      bytes(
        `\x1b%-12345X@PJL JOB\r\n@PJL ENTER LANGUAGE=PDF\r\n${whole}\r\n\x1b%-12345X@PJL EOJ\r\n`,
      ),
    ],
    ['headers of a server before it', bytes(`Content-Type: application/pdf\r\n\r\n${whole}`)],
    ['many line ends behind it', bytes(`${whole}${'\r\n'.repeat(40_000)}`)],
    ['zeros up to the end of its last block', bytes(`${whole}${'\0'.repeat(4096)}`)],
    ['the end of a file of old behind it', bytes(`${whole}\x1a`)],
    ['words behind it', bytes(`${whole}\n------WebKitFormBoundary7MA4--\r\n`)],
    ['a later version within it', bytes(`${whole}\n1 0 obj endobj\n%%EOF\n`)],
  ])('is a PDF with %s, as every reader takes it', (_what, data) => {
    expect(documentKind(data)).toEqual({ kind: 'pdf' })
  })

  const archive = Buffer.from(open('text'))
  const commented = Buffer.concat([archive, bytes(`\n${whole}`)])
  commented.writeUInt16LE(commented.length - archive.length, archive.length - 2)

  it.each([
    ['a page behind it', bytes(`${whole}<script>alert(1)</script>`)],
    ['a page far behind it', bytes(`${whole}${'\n'.repeat(5000)}<html></html>`)],
    ['a long page behind it', bytes(`${whole}\n${'<!-- served -->'.repeat(300)}`)],
    ['an archive behind it', Buffer.concat([bytes(`${whole}\n`), archive])],
    ['an archive within it', Buffer.concat([bytes('%PDF-1.7\n'), commented])],
    ['a page before it', bytes(`<!doctype html>\n${whole}`)],
    ['a page in a header before it', bytes(`X-Note: <script>1</script>\n${whole}`)],
    ['a page after its mark', bytes(`${mark}<html>\n${whole}`)],
    ['a program before it', bytes(`#!/bin/sh\nexit\n${whole}`)],
    ['an archive before it', Buffer.concat([packed({ 'a.txt': 'Bonjour' }), bytes(whole)])],
    ['a picture before it', bytes(`GIF89a\n${whole}`)],
    ['too much before it', bytes(`${'\n'.repeat(1025)}${whole}`)],
    ['nothing that ends it', bytes(`${mark}%PDF-1.7\nText`)],
  ])('is no PDF with %s', (_what, data) => {
    expect(documentKind(data)).toHaveProperty('refusal')
  })

  const repeated = (times: number) => {
    const one = Buffer.from(office('wordprocessingml.document'))
    const end = one.lastIndexOf(bytes('PK\x05\x06'))
    const entry = one.subarray(one.readUInt32LE(end + 16), end)
    const closing = Buffer.from(one.subarray(end))
    closing.writeUInt16LE(times, 8)
    closing.writeUInt16LE(times, 10)
    closing.writeUInt32LE(entry.length * times, 12)
    return Buffer.concat([one.subarray(0, end), ...Array(times - 1).fill(entry), closing])
  }

  it('is damaged where it names a part twice', () => {
    expect(documentKind(repeated(1))).toEqual({ kind: 'docx' })
    expect(documentKind(repeated(2))).toMatchObject({ refusal: expect.stringContaining('abîmé') })
  })

  it('is damaged with more parts than any document has', () => {
    const parts = Array.from({ length: 10_001 }, (_, at) => [`media/${at}.png`, ''])
    expect(documentKind(open('text', Object.fromEntries(parts)))).toHaveProperty('refusal')
  })

  it('is not unpacked beyond what describes it', () => {
    const bomb = packed({ mimetype: 'application/vnd.oasis.opendocument.text'.padEnd(600_000) })
    expect(documentKind(bomb)).toMatchObject({
      refusal: expect.stringContaining('pas un document'),
    })
  })
})
