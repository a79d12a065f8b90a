import type { CollectionConfig } from 'payload'
import { nobody } from '../../access/nobody.ts'

/**
 * The second factors of accounts, in a collection of their own, so that reading or writing an
 * account never touches its keys. Linked by number, not by relation, so that no half-emptied row
 * outlives its account.
 */
export const secondFactors: CollectionConfig = {
  slug: 'second-factors',
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  admin: { hidden: true },
  disableDuplicate: true,
  lockDocuments: false,
  fields: [
    { name: 'user', type: 'number', required: true, unique: true },
    // Sealed with a key that the database does not hold.
    { name: 'key', type: 'text', required: true },
    // The step of the last code that was used.
    { name: 'lastStep', type: 'number', required: true },
    // Hashes of the recovery codes that are left.
    { name: 'recovery', type: 'json', required: true },
  ],
}
