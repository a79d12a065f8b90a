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

/** Fields for the program: neither columns nor filters of the list. */
const unlisted = { disableListColumn: true, disableListFilter: true, disableGroupBy: true }
const ofProgram = { create: nobody, update: nobody }

/** PDF and office files that visitors download; links in texts find them by title. */
export function documents(folder: FileFolder): CollectionConfig {
  const files = documentFiles(folder)
  return contentCollection({
    slug: 'documents',
    labels: { singular: 'Document', plural: 'Documents' },
    access: { read: letterWriters },
    admin: {
      group: adminGroups.lists,
      description: `${takenDocuments}. Pour y mener d’un texte, faites un lien et tapez quelques mots du titre. Un document est public dès qu’il est enregistré : qui connaît son adresse le télécharge, même si aucun texte n’y mène. À la corbeille, plus personne ne le télécharge.`,
      useAsTitle: 'title',
      defaultColumns: ['title', 'format', 'updatedAt'],
      listSearchableFields: ['title', 'filename'],
    },
    defaultSort: '-createdAt',
    upload: {
      // Our hooks keep and remove the files: Payload must find none.
      disableLocalStorage: true,
      staticDir: nowhere,
      handlers: [sendToDocuments],
      // The types for the file dialog. The content was already checked (see prepareDocument):
      // Payload would check it again, by its own list and in English.
      mimeTypes: Object.values(documentKinds).map(({ mimeType }) => mimeType),
      allowRestrictedFileTypes: true,
      crop: false,
      focalPoint: false,
      // The server would load any given address.
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
        // The names before a replacement: links with them still work.
        name: 'earlierNames',
        type: 'text',
        hasMany: true,
        index: true,
        access: ofProgram,
        admin: { hidden: true, ...unlisted },
      },
      // Payload's own fields, which have English labels.
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

/** Redirects Payload's own address of a file to ours (see serveDocuments). */
function sendToDocuments(_req: unknown, { params }: { params: { filename: string } }): Response {
  return new Response(null, {
    status: 302,
    headers: { location: documentPath(encodeURIComponent(params.filename)) },
  })
}
