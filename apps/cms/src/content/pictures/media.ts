import type { CollectionConfig, ImageSize, PayloadRequest } from 'payload'
import { adminGroups } from '../../access/adminGroups.ts'
import { contentStaff } from '../../access/contentStaff.ts'
import { contractOrLetterWriters } from '../../access/contractOrLetterWriters.ts'
import { replacedFilesField } from '../../fields/replacedFilesField.ts'
import { textField } from '../../fields/textField.ts'
import { announceUsingSettings } from '../../publication/changes/announceUsingSettings.ts'
import { answerUses } from '../../publication/trash/answerUses.ts'
import type { FileFolder } from '../../store/fileFolder.ts'
import { contentCollection } from '../factories/contentCollection.ts'
import { nowhere } from '../files/nowhere.ts'
import { pictureFiles } from './pictureFiles.ts'
import { labelsField } from './pictureLabels.ts'
import { preparePicture } from './preparePicture.ts'
import { acceptedTypes, takenPictures } from './takenPictures.ts'

/** Fields for the program: neither columns nor filters of the list. */
const unlisted = { disableListColumn: true, disableListFilter: true, disableGroupBy: true }

/** One of the four formats of Strapi (contract.md, Envelope): the picture fitted into a box. */
function format(name: string, width: number, height = width): ImageSize {
  return {
    name,
    width,
    height,
    fit: 'inside',
    formatOptions: { format: 'webp', options: { quality: 80 } },
    admin: unlisted,
    generateImageName: ({ originalName, extension }) => `${name}_${originalName}.${extension}`,
  }
}

const formats = [
  format('thumbnail', 245, 156),
  format('small', 500),
  format('medium', 750),
  format('large', 1000),
]

/** Pictures, scaled once when they are sent (architecture.md). */
export function media(folder: FileFolder): CollectionConfig {
  const files = pictureFiles(folder)
  return contentCollection({
    slug: 'media',
    labels: { singular: 'Image', plural: 'Médiathèque' },
    access: { read: contractOrLetterWriters, create: contentStaff },
    admin: {
      group: adminGroups.site,
      description: `${takenPictures} ; une grande photo est réduite avant d’être envoyée. Une image mise à la corbeille reste lisible par qui connaît son adresse, jusqu’à ce qu’elle soit effacée. Pour la retirer tout de suite, supprimez-la définitivement.`,
      useAsTitle: 'filename',
      defaultColumns: ['filename', 'width', 'height', 'updatedAt'],
      listSearchableFields: ['filename', 'alternativeText'],
      // Full rows of two, three, four and six pictures.
      pagination: { defaultLimit: 12, limits: [12, 24, 48] },
      components: {
        beforeListTable: ['/src/admin/library/PictureTools.tsx#PictureTools'],
      },
    },
    defaultSort: '-createdAt',
    upload: {
      // Our hooks keep and remove the files: Payload must find none.
      disableLocalStorage: true,
      staticDir: nowhere,
      handlers: [sendToUploads],
      // A phone with photographs in a format of its own converts them to one of these.
      mimeTypes: acceptedTypes,
      // We make the main picture ourselves: see keptPicture.
      imageSizes: formats,
      // These show Payload's tools; takeEdits carries their edits out.
      focalPoint: true,
      crop: true,
      // The server would load any given address.
      pasteURL: false,
      adminThumbnail: ({ doc }) => uploadAddress(doc),
    },
    endpoints: [answerUses('media')],
    fields: [
      {
        name: 'uses',
        type: 'ui',
        label: 'Où elle sert',
        admin: {
          position: 'sidebar',
          disableListColumn: true,
          components: { Field: '/src/admin/library/FileUses.tsx#FileUses' },
        },
      },
      {
        name: 'pictureNote',
        type: 'ui',
        label: 'À propos du fichier',
        admin: {
          disableListColumn: true,
          components: { Field: '/src/admin/library/PictureNote.tsx#PictureNote' },
        },
      },
      textField({
        name: 'alternativeText',
        label: 'Texte alternatif',
        description: 'Ce que montre l’image, pour qui ne la voit pas. Vide : image décorative.',
      }),
      textField({ name: 'caption', label: 'Légende' }),
      labelsField,
      replacedFilesField,
      // Payload's own field, hidden: the list names a picture by its description.
      {
        name: 'filename',
        type: 'text',
        label: 'Image (nom du fichier)',
        admin: { components: { Cell: '/src/admin/titles/PictureCell.tsx#PictureCell' } },
      },
      // Payload's own fields, which have English labels.
      { name: 'thumbnailURL', type: 'text', label: 'Vignette', admin: unlisted },
      { name: 'mimeType', type: 'text', label: 'Type de fichier' },
      { name: 'url', type: 'text', label: 'Adresse', admin: unlisted },
    ],
    hooks: {
      beforeOperation: [preparePicture(folder)],
      beforeChange: [files.keep],
      afterChange: [announceUsingSettings],
      afterDelete: [files.remove],
    },
  })
}

/**
 * Redirects Payload's own address of a file: the host serves it with better caching (see uploads).
 */
function sendToUploads(
  _req: PayloadRequest,
  { params }: { params: { filename: string } },
): Response {
  return new Response(null, { status: 302, headers: { location: addressOf(params.filename) } })
}

function uploadAddress(doc: Record<string, unknown>): string | null {
  const sizes = doc.sizes as { thumbnail?: { filename?: string | null } } | undefined
  const name = sizes?.thumbnail?.filename ?? doc.filename
  return typeof name === 'string' ? addressOf(name) : null
}

function addressOf(name: string): string {
  return `/uploads/${encodeURIComponent(name)}`
}
