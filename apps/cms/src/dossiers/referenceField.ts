import type { ReferencedKind } from '@sira/contract/dossiers/reference'
import type { CollectionBeforeChangeHook, TextField } from 'payload'
import { nobody } from '../access/nobody.ts'
import { randomReference } from '../fields/randomReference.ts'

/** By which a visitor follows what was sent, and names it on the phone (product 10). */
export const referenceField: TextField = {
  name: 'reference',
  type: 'text',
  label: 'Référence',
  unique: true,
  access: { create: nobody, update: nobody },
  admin: { position: 'sidebar', readOnly: true },
}

/** Given once, when it comes in. */
export function giveReference(kind: ReferencedKind): CollectionBeforeChangeHook {
  return ({ data, operation }) =>
    operation === 'create' ? { ...data, reference: randomReference(kind) } : data
}
