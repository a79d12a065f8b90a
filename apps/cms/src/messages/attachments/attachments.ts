import type { CollectionConfig } from 'payload'
import { nobody } from '../../access/nobody.ts'
import { largestTogether } from './attachmentBounds.ts'
import { attachmentFile } from './attachmentFile.ts'

/**
 * What staff sent along with an answer, as it left (decision 75). In the record, in base64, like the
 * paper of an estimate: it is erased with its letter and stands in every copy of the database. Nobody
 * lists it; it is read by its address, by who may read the letter.
 */
export const attachments: CollectionConfig = {
  slug: 'attachments',
  labels: { singular: 'Pièce jointe', plural: 'Pièces jointes' },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true, useAsTitle: 'name' },
  disableDuplicate: true,
  lockDocuments: false,
  endpoints: [attachmentFile],
  fields: [
    { name: 'email', type: 'relationship', relationTo: 'emails', required: true, index: true },
    { name: 'name', type: 'text', label: 'Nom', required: true },
    { name: 'type', type: 'text', label: 'Type', required: true },
    { name: 'size', type: 'number', label: 'Octets', required: true },
    {
      name: 'content',
      type: 'textarea',
      label: 'Contenu',
      required: true,
      // Base64 writes three bytes as four letters.
      maxLength: Math.ceil(largestTogether / 3) * 4,
    },
  ],
}
