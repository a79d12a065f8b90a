/** Documents that staff may offer: by extension, their media type and their name for readers. */
export const documentKinds = {
  pdf: { mimeType: 'application/pdf', name: 'PDF' },
  docx: {
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    name: 'Word',
  },
  xlsx: {
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    name: 'Excel',
  },
  pptx: {
    mimeType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    name: 'PowerPoint',
  },
  odt: { mimeType: 'application/vnd.oasis.opendocument.text', name: 'ODT' },
  ods: { mimeType: 'application/vnd.oasis.opendocument.spreadsheet', name: 'ODS' },
  odp: { mimeType: 'application/vnd.oasis.opendocument.presentation', name: 'ODP' },
} as const

export type DocumentKind = keyof typeof documentKinds

export const documentExtensions = Object.keys(documentKinds) as DocumentKind[]

export function isDocumentKind(text: string | undefined): text is DocumentKind {
  return documentExtensions.some((one) => one === text)
}
