import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { attachmentKind } from './attachmentKind.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')
const packed = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])))
const sheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const workbook = { '[Content_Types].xml': `<Types ContentType="${sheet}.main+xml"/>` }

describe('what goes along with a letter', () => {
  it.each([
    ['pdf', bytes('%PDF-1.7\n%%EOF\n')],
    ['jpg', bytes('\xff\xd8\xff\xe0')],
    ['png', bytes('\x89PNG\r\n\x1a\n')],
    ['gif', bytes('GIF89a')],
    ['webp', bytes('RIFF\x24\x00\x00\x00WEBPVP8 ')],
    ['xlsx', packed({ ...workbook, 'xl/printerSettings1.bin': '' })],
    ['odt', packed({ mimetype: 'application/vnd.oasis.opendocument.text' })],
  ])('is told by its content: %s', (kind, content) => {
    expect(attachmentKind(content)).toBe(kind)
  })

  it.each([
    ['a program', bytes('MZ\x90\x00')],
    ['a page', bytes('<!doctype html><script>')],
    ['a drawing with programs in it', bytes('<svg xmlns="…">')],
    ['an archive', packed({ 'readme.txt': '' })],
    ['a broken archive', bytes('PK\x03\x04 and nothing more')],
    ['a sheet with macros', packed({ ...workbook, 'xl/vbaProject.bin': '' })],
    ['a sheet with macros of before', packed({ ...workbook, 'xl/macrosheets/sheet1.xml': '' })],
    ['half a document', bytes('%PDF-1.7\n')],
    ['nothing', bytes('')],
  ])('is not %s', (_what, content) => {
    expect(attachmentKind(content)).toBeUndefined()
  })
})
