import type { TextField } from 'payload'
import { nobody } from '../../access/nobody.ts'

/** By which a visitor follows what was sent, and names it on the phone (business, "Words"). */
export const referenceField: TextField = {
  name: 'reference',
  type: 'text',
  label: 'Référence',
  unique: true,
  access: { create: nobody, update: nobody },
  admin: { position: 'sidebar', readOnly: true },
}
