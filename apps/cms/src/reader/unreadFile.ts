import { APIError } from 'payload'
import type { ReadingEnd } from './readerQuestion.ts'

/** Without a colon, like all that is said of a file (see content/documents/refusals). */
const sentences = {
  costly:
    'La lecture de ce fichier prenait trop de temps ou de mémoire. Elle a été arrêtée, et rien n’a été gardé. Enregistrez-le de nouveau, plus petit, depuis le programme qui l’a fait, puis envoyez-le.',
  unreadable:
    'Ce fichier ne se lit pas. Enregistrez-le de nouveau depuis le programme qui l’a fait, puis envoyez-le.',
} as const

/** A file that the reader was stopped at, or died of: it is not to be tried again. */
export class UnreadFile extends APIError {
  readonly end: ReadingEnd

  constructor(end: ReadingEnd) {
    super(end === 'unreadable' ? sentences.unreadable : sentences.costly, 400, { end }, true)
    this.end = end
  }
}
