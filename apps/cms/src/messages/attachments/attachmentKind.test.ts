import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { attachmentKind } from './attachmentKind.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')
const zip = (...names: string[]) =>
  zipSync(Object.fromEntries(names.map((name) => [name, strToU8('<x/>')])))
const openDocument = (type: string) =>
  zipSync({ mimetype: [strToU8(`application/vnd.oasis.opendocument.${type}`), { level: 0 }] })

describe('what goes along with a letter', () => {
  it.each([
    ['pdf', bytes('%PDF-1.7\n…')],
    ['jpg', bytes('\xff\xd8\xff\xe0')],
    ['png', bytes('\x89PNG\r\n\x1a\n')],
    ['gif', bytes('GIF89a')],
    ['webp', bytes('RIFF\x24\x00\x00\x00WEBPVP8 ')],
    ['docx', zip('[Content_Types].xml', 'word/document.xml')],
    ['xlsx', zip('[Content_Types].xml', 'xl/workbook.xml', 'xl/printerSettings1.bin')],
    ['pptx', zip('[Content_Types].xml', 'ppt/presentation.xml')],
    ['odt', openDocument('text')],
    ['ods', openDocument('spreadsheet')],
    ['odp', openDocument('presentation')],
  ])('is told by its content: %s', (kind, content) => {
    expect(attachmentKind(content)).toBe(kind)
  })

  it.each([
    ['a program', bytes('MZ\x90\x00')],
    ['a page', bytes('<!doctype html><script>')],
    ['a drawing with programs in it', bytes('<svg xmlns="…">')],
    ['an archive', zip('readme.txt')],
    ['a broken archive', bytes('PK\x03\x04 and nothing more')],
    ['a sheet with macros', zip('[Content_Types].xml', 'xl/workbook.xml', 'xl/vbaProject.bin')],
    ['a text with macros', zip('mimetype', 'Basic/Standard/Module1.xml')],
    ['another archive that names its type', openDocument('formula')],
    ['nothing', bytes('')],
  ])('is not %s', (_what, content) => {
    expect(attachmentKind(content)).toBeUndefined()
  })
})
