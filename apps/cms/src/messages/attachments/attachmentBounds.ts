import { documentExtensions } from '@sira/contract/documents/documentKinds'

export const mostAttachments = 5

/** Bytes: a letter takes a third more for them, and many servers refuse one of more than 10 MB. */
export const largestTogether = 7 * 1024 * 1024

/** The extensions that the browser offers; attachmentKind reads the kind from the content. */
export const attachmentEndings = [
  ...['.jpg', '.jpeg', '.png', '.webp', '.gif'],
  ...documentExtensions.map((kind) => `.${kind}`),
]

export const attachmentBounds =
  'Au plus 5 fichiers, 7 Mo en tout\u00a0: PDF, images, documents Word, Excel, PowerPoint ou OpenDocument.'

export const tooLargeTogether =
  'Ces fichiers dépassent 7 Mo ensemble\u00a0: beaucoup de boîtes refuseraient la lettre. Réduisez-les, ou envoyez-les en plusieurs réponses.'

/** Gives the reason why these files cannot be sent together, by their number and size. */
export function refusedTogether(files: readonly { name: string; size: number }[]) {
  if (files.length > mostAttachments)
    return `Au plus ${mostAttachments} pièces jointes par réponse.`
  const total = files.reduce((sum, { size }) => sum + size, 0)
  if (total > largestTogether) return tooLargeTogether
  const empty = files.find(({ size }) => size === 0)
  return empty === undefined ? undefined : `«\u00a0${empty.name}\u00a0» est vide.`
}
