import { unzipSync } from 'fflate'

const openXml = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'

/** What may go along with a letter, by its ending, with the type that the letter says. */
export const attachmentTypes = {
  pdf: 'application/pdf',
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  docx: `${openXml}.wordprocessingml.document`,
  xlsx: `${openXml}.spreadsheetml.sheet`,
  pptx: `${openXml}.presentationml.presentation`,
  odt: `${openDocument}.text`,
  ods: `${openDocument}.spreadsheet`,
  odp: `${openDocument}.presentation`,
} as const

export type AttachmentKind = keyof typeof attachmentTypes

/** With what a file of this kind begins; a dot is any byte. */
const beginnings: readonly (readonly [AttachmentKind, string])[] = [
  ['pdf', '%PDF-'],
  ['jpg', '\xff\xd8\xff'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['gif', 'GIF8'],
  ['webp', 'RIFF....WEBP'],
]

/** By the part without which it would not open. */
const mainParts: Readonly<Record<string, AttachmentKind>> = {
  'word/document.xml': 'docx',
  'xl/workbook.xml': 'xlsx',
  'ppt/presentation.xml': 'pptx',
}

/** Where office programs keep programs of their own. */
const macros = /(^|\/)vbaProject\.bin$|^(Basic|Scripts)\//i

/** What a file is by its content; undefined for what does not go along, whatever it is called. */
export function attachmentKind(content: Uint8Array): AttachmentKind | undefined {
  const start = Buffer.from(content.subarray(0, 16)).toString('latin1')
  const [kind] = beginnings.find(([, beginning]) => begins(start, beginning)) ?? []
  if (kind !== undefined) return kind
  return start.startsWith('PK\x03\x04') ? officeKind(content) : undefined
}

function begins(start: string, beginning: string): boolean {
  return [...beginning].every((byte, at) => byte === '.' || start[at] === byte)
}

function officeKind(content: Uint8Array): AttachmentKind | undefined {
  const names: string[] = []
  try {
    const { mimetype } = unzipSync(content, {
      // Only the list of what is in it is read: nothing unfolds but the few letters of its type.
      filter: ({ name, originalSize }) => {
        names.push(name)
        return name === 'mimetype' && originalSize < 100
      },
    })
    if (names.some((name) => macros.test(name))) return undefined
    if (mimetype !== undefined) return openDocumentKind(Buffer.from(mimetype).toString('latin1'))
  } catch {
    return undefined
  }
  if (!names.includes('[Content_Types].xml')) return undefined
  const main = names.find((name) => Object.hasOwn(mainParts, name))
  return main === undefined ? undefined : mainParts[main]
}

function openDocumentKind(type: string): AttachmentKind | undefined {
  return (['odt', 'ods', 'odp'] as const).find((kind) => attachmentTypes[kind] === type)
}
