import { documentPath } from '@sira/contract/documents/documentAddress'
import { documentKinds } from '@sira/contract/documents/documentKinds'
import type { CollectionConfig } from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { letterWriters } from '../../access/letterWriters.ts'
import { nobody } from '../../access/nobody.ts'
import { textField } from '../../fields/textField.ts'
import { answerUses } from '../../publication/trash/answerUses.ts'
import type { FileFolder } from '../../store/fileFolder.ts'
import { contentCollection } from '../factories/contentCollection.ts'
import { nowhere } from '../files/nowhere.ts'
import { documentFiles } from './documentFiles.ts'
import { prepareDocument } from './prepareDocument.ts'
import { takenDocuments } from './takenDocuments.ts'

/** What the program alone looks at: neither a column nor a filter of the list. */
const unlisted = { disableListColumn: true, disableListFilter: true, disableGroupBy: true }
const ofProgram = { create: nobody, update: nobody }

/** What visitors download: PDF and office files, found by their title where a text leads somewhere. */
export function documents(folder: FileFolder): CollectionConfig {
  const files = documentFiles(folder)
  return contentCollection({
    slug: 'documents',
    labels: { singular: 'Document', plural: 'Documents' },
    access: { read: letterWriters },
    admin: {
      group: adminGroups.library,
      description: `${takenDocuments}. Pour y mener d’un texte, faites un lien et tapez quelques mots du titre. Un document est public dès qu’il est enregistré : qui connaît son adresse le télécharge, même si aucun texte n’y mène. À la corbeille, plus personne ne le télécharge.`,
      useAsTitle: 'title',
      defaultColumns: ['title', 'format', 'updatedAt'],
      listSearchableFields: ['title', 'filename'],
    },
    defaultSort: '-createdAt',
    upload: {
      // Our hooks keep and remove the files: Payload is to find none.
      disableLocalStorage: true,
      staticDir: nowhere,
      handlers: [sendToDocuments],
      // What the browser offers. Its content was looked at before (see prepareDocument): Payload
      // would judge it again, by a list of its own and in English.
      mimeTypes: Object.values(documentKinds).map(({ mimeType }) => mimeType),
      allowRestrictedFileTypes: true,
      crop: false,
      focalPoint: false,
      // The server would fetch any address it is given.
      pasteURL: false,
    },
    endpoints: [answerUses('documents')],
    fields: [
      {
        name: 'uses',
        type: 'ui',
        label: 'Où il sert',
        admin: {
          position: 'sidebar',
          disableListColumn: true,
          components: { Field: '/src/admin/library/FileUses.tsx#FileUses' },
        },
      },
      {
        name: 'documentNote',
        type: 'ui',
        label: 'À propos du fichier',
        admin: {
          disableListColumn: true,
          components: { Field: '/src/admin/library/DocumentNote.tsx#DocumentNote' },
        },
      },
      textField({
        name: 'title',
        label: 'Titre',
        description:
          'Ce que dit le lien qui y mène, et ce qui le fait retrouver. Vide : le nom du fichier.',
        localised: false,
      }),
      {
        name: 'format',
        type: 'text',
        label: 'Format et taille',
        access: ofProgram,
        admin: { readOnly: true, condition: ({ format }) => Boolean(format) },
      },
      {
        // Under which it was reached before it was replaced: those links go on leading to it.
        name: 'earlierNames',
        type: 'text',
        hasMany: true,
        index: true,
        access: ofProgram,
        admin: { hidden: true, ...unlisted },
      },
      // These are Payload's own, with an English label.
      { name: 'mimeType', type: 'text', label: 'Type de fichier', admin: unlisted },
      { name: 'thumbnailURL', type: 'text', label: 'Vignette', admin: unlisted },
      { name: 'url', type: 'text', label: 'Adresse', admin: unlisted },
    ],
    hooks: {
      beforeOperation: [prepareDocument],
      beforeChange: [files.keep],
      afterDelete: [files.remove],
    },
  })
}

/** Payload's own address of a file: the host gives it elsewhere (see serveDocuments). */
function sendToDocuments(_req: unknown, { params }: { params: { filename: string } }): Response {
  return new Response(null, {
    status: 302,
    headers: { location: documentPath(encodeURIComponent(params.filename)) },
  })
}
