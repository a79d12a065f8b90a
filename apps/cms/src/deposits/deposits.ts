import type { CollectionConfig } from 'payload'
import { nobody } from '../access/nobody.ts'
import { secret } from '../dossiers/fieldAccess.ts'

const closed = { create: nobody, read: nobody, update: nobody, delete: nobody }

/**
 * Files of visitors on their way, each known by a ticket. Their bytes lie as pieces in the private
 * folder, each noted as uncertain: what nobody uses is removed by the night, whatever happens here.
 */
export const deposits: CollectionConfig = {
  slug: 'depots',
  labels: { singular: 'Dépôt', plural: 'Dépôts' },
  typescript: { interface: 'Deposit' },
  access: closed,
  admin: { hidden: true },
  disableDuplicate: true,
  fields: [
    // Digests: whoever reads the database can neither go on with an upload nor take it.
    { name: 'jeton', type: 'text', required: true, unique: true, access: secret },
    { name: 'cle', type: 'text', access: secret },
    { name: 'reseau', type: 'text', index: true, access: secret },
    { name: 'fichier', type: 'text', access: secret },
    { name: 'longueur', type: 'number', required: true },
    { name: 'recu', type: 'number', required: true },
    // Keys of private files, in their order.
    { name: 'morceaux', type: 'json', required: true, access: secret },
    { name: 'finLe', type: 'date' },
  ],
}
