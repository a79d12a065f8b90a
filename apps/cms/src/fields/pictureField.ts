import type { UploadField } from 'payload'

interface PictureFieldOptions {
  name: string
  label: string
  description?: string
}

/** A picture of the library; without it the site shows the cloth of the record. */
export function pictureField({ name, label, description }: PictureFieldOptions): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    label,
    ...(description === undefined ? {} : { admin: { description } }),
  }
}
