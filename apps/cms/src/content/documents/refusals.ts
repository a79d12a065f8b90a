import { documentExtensions } from '@sira/contract/documents/documentKinds'

const taken = `${documentExtensions.slice(0, -1).join(', ')} ou ${documentExtensions.at(-1)}`

/**
 * The reasons to refuse a document, with what to do instead. Without a colon: Payload 3.90 makes a
 * list of text between commas after one.
 */
export const refusals = {
  unknown: `Ce fichier n’est pas un document que nous savons lire. Envoyez un fichier ${taken}.`,
  compound:
    'Ce fichier est d’un ancien format, ou protégé par un mot de passe. Enregistrez-le en docx, xlsx ou pptx sans mot de passe, ou en PDF.',
  program:
    'Ce document contient un programme (des macros), qui pourrait nuire à qui l’ouvre. Enregistrez-le sans macros, ou en PDF.',
  damaged: 'Ce document est abîmé ou incomplet. Enregistrez-le de nouveau, puis envoyez-le.',
  double:
    'Ce PDF est suivi d’autre chose, une page ou une archive, qui pourrait nuire à qui l’ouvre. Enregistrez-le de nouveau en PDF, puis envoyez-le.',
  otherKind: (before: string) =>
    `Ce document est un fichier ${before}, et des liens l’annoncent ainsi. Remplacez-le par un fichier ${before}, ou ajoutez un autre document.`,
} as const
