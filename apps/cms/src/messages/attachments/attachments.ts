import type { CollectionConfig } from 'payload'
import { nobody } from '../../access/nobody.ts'
import { privateFileField } from '../../store/privateFiles/privateFileField.ts'
import { attachmentFile } from './attachmentFile.ts'
import { forgetFile } from './forgetFile.ts'

/**
 * Attachments of the answers of staff (decision 74) and of the replies of visitors. The file is a
 * private one (decision 87), deleted with its row, which is deleted with its letter. There is no
 * list; a file is read by its address, by people who may read the letter.
 */
export const attachments: CollectionConfig = {
  slug: 'attachments',
  labels: { singular: 'Pièce jointe', plural: 'Pièces jointes' },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true, useAsTitle: 'name' },
  disableDuplicate: true,
  lockDocuments: false,
  endpoints: [attachmentFile],
  hooks: { afterDelete: [forgetFile] },
  fields: [
    { name: 'email', type: 'relationship', relationTo: 'emails', required: true, index: true },
    { name: 'name', type: 'text', label: 'Nom', required: true },
    { name: 'type', type: 'text', label: 'Type', required: true },
    { name: 'size', type: 'number', label: 'Octets', required: true },
    privateFileField('file'),
  ],
}
