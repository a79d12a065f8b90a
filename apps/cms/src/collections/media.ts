import type { CollectionConfig, ImageSize } from 'payload'
import { contentStaff } from '../access/contentStaff.ts'
import { contractOrContentStaff } from '../access/contractOrContentStaff.ts'
import { textField } from '../fields/textField.ts'
import { longestSide } from '../hooks/fittedPicture.ts'
import { preparePicture } from '../hooks/preparePicture.ts'
import { adminGroups } from './adminGroups.ts'
import { contentCollection } from './contentCollection.ts'

/** The four formats of Strapi (contract.md, Envelope): the picture fitted into a box. */
function format(name: string, width: number, height = width): ImageSize {
  return {
    name,
    width,
    height,
    fit: 'inside',
    formatOptions: { format: 'webp', options: { quality: 80 } },
    generateImageName: ({ originalName, extension }) => `${name}_${originalName}.${extension}`,
  }
}

const formats = [
  format('thumbnail', 245, 156),
  format('small', 500),
  format('medium', 750),
  format('large', 1000),
]

/** Pictures: sized once, when they are sent (architecture.md). */
export function media(folder: string): CollectionConfig {
  return contentCollection({
    slug: 'media',
    labels: { singular: 'Image', plural: 'Médiathèque' },
    access: { read: contractOrContentStaff, create: contentStaff },
    admin: {
      group: adminGroups.library,
      useAsTitle: 'filename',
      defaultColumns: ['filename', 'alternativeText', 'width', 'height', 'updatedAt'],
      listSearchableFields: ['filename', 'alternativeText'],
    },
    defaultSort: '-createdAt',
    disableDuplicate: true,
    upload: {
      staticDir: folder,
      mimeTypes: ['image/*'],
      resizeOptions: {
        width: longestSide,
        height: longestSide,
        fit: 'inside',
        withoutEnlargement: true,
      },
      formatOptions: { format: 'webp', options: { quality: 82 } },
      imageSizes: formats,
      focalPoint: false,
      crop: false,
      // The server would fetch any address it is given.
      pasteURL: false,
      adminThumbnail: ({ doc }) => uploadAddress(doc),
    },
    fields: [
      textField({
        name: 'alternativeText',
        label: 'Texte alternatif',
        description: 'Ce que montre l’image, pour qui ne la voit pas. Vide : image décorative.',
      }),
      textField({ name: 'caption', label: 'Légende' }),
    ],
    hooks: { beforeOperation: [preparePicture] },
  })
}

function uploadAddress(doc: Record<string, unknown>): string | null {
  const sizes = doc.sizes as { thumbnail?: { filename?: string | null } } | undefined
  const name = sizes?.thumbnail?.filename ?? doc.filename
  return typeof name === 'string' ? `/uploads/${encodeURIComponent(name)}` : null
}
