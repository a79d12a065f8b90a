import type { TextField } from 'payload'
import { copiedSlug } from '../../publication/drafts/copiedRecord.ts'

/** The last part of the address, made from the title by `slugFromTitle`; the same in all languages. */
export function slugField(titleField: string): TextField {
  return {
    name: 'slug',
    type: 'text',
    label: 'Adresse de la page',
    unique: true,
    index: true,
    hooks: { beforeDuplicate: [copiedSlug(titleField)] },
    admin: {
      position: 'sidebar',
      description:
        'Fin de l’adresse de la page, formée à partir du titre si elle est vide. Si elle change après la publication, l’ancienne adresse mène à la nouvelle.',
    },
  }
}
