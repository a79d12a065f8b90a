import type { CollectionConfig } from 'payload'
import { endedWithPerson } from './endedWithPerson.ts'
import { closed } from './spaceCodes.ts'

/** The sessions of the space: person and device, digests only. */
export const spaceSessions: CollectionConfig = {
  slug: 'sessions-espace',
  labels: { singular: 'Session de l’espace', plural: 'Sessions de l’espace' },
  access: closed,
  admin: { hidden: true },
  custom: endedWithPerson('sessions-espace'),
  lockDocuments: false,
  disableDuplicate: true,
  fields: [
    { name: 'personne', type: 'text', required: true, index: true },
    { name: 'prenomme', type: 'text' },
    { name: 'jeton', type: 'text', required: true, unique: true },
    { name: 'appareil', type: 'text' },
    { name: 'finLe', type: 'date', required: true, index: true },
  ],
}
