import { type DocumentKind, documentKinds } from '@sira/contract/documents/documentKinds'
import type { FoundKind } from './foundKind.ts'
import type { PackedFile } from './packedFile.ts'
import { refusals } from './refusals.ts'

/** The declarations of the main part of each kind (ECMA-376, part 1, 11.3, 12.3 and 13.3). */
const mainParts: readonly (readonly [DocumentKind, string])[] = [
  ['docx', 'wordprocessingml.document.main+xml'],
  ['xlsx', 'spreadsheetml.sheet.main+xml'],
  ['pptx', 'presentationml.presentation.main+xml'],
]
const openDocuments = ['odt', 'ods', 'odp'] as const

/** Programs of Word, Excel and PowerPoint, and of LibreOffice. */
const programs =
  /(^|\/)(vbaProject|vbaData|vbaProjectSignature)|(^|\/)(activeX|macrosheets)\/|^(Basic|Scripts)\//i

/** Gives the kind of a packed document; one with a program is refused, whatever it declares. */
export function officeKind({ names, text }: PackedFile): FoundKind {
  const types = text('[Content_Types].xml')
  if (/macroEnabled|vbaProject/i.test(types) || [...names].some((name) => programs.test(name))) {
    return { refusal: refusals.program }
  }
  const [office] = mainParts.find(([, main]) => types.includes(main)) ?? []
  const said = text('mimetype').trim()
  const kind = office ?? openDocuments.find((one) => documentKinds[one].mimeType === said)
  return kind === undefined ? { refusal: refusals.unknown } : { kind }
}
