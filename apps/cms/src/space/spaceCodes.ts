import type { CollectionConfig } from 'payload'
import { nobody } from '../access/nobody.ts'
import { makeStaffCode } from './codes/makeStaffCode.ts'
import { endedWithPerson } from './endedWithPerson.ts'

/** Closed to everybody: our own program alone reads and writes it. */
export const closed = { read: nobody, create: nobody, update: nobody, delete: nobody }

/** Codes that open the space of a visitor, for ten minutes; digests only. */
export const spaceCodes: CollectionConfig = {
  slug: 'codes-espace',
  labels: { singular: 'Code de l’espace', plural: 'Codes de l’espace' },
  access: closed,
  admin: { hidden: true },
  custom: endedWithPerson('codes-espace'),
  endpoints: [makeStaffCode],
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    { name: 'personne', type: 'text', required: true, index: true },
    // Of whom staff made it for: a phone serves a family.
    { name: 'prenomme', type: 'text' },
    { name: 'code', type: 'text' },
    { name: 'essais', type: 'number', required: true, defaultValue: 0 },
    { name: 'finLe', type: 'date', required: true, index: true },
    { name: 'serviLe', type: 'date' },
  ],
}
