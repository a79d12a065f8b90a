import type { Field } from 'payload'
import { fixed, secret, unseen } from '../../dossiers/fieldAccess.ts'
import { staffOnly } from '../../fields/wire/onWire.ts'

/** A change that is still to be told to those who come. */
export const sessionChange: Field[] = [
  // Since when; empty once everybody was told.
  {
    name: 'changeLe',
    type: 'date',
    index: true,
    access: fixed,
    custom: { ...staffOnly },
    admin: unseen,
  },
  // When it last was moved: who had a seat before may choose anew.
  { name: 'deplaceeLe', type: 'date', access: fixed, custom: { ...staffOnly }, admin: unseen },
  // What they were told last.
  { name: 'avant', type: 'json', access: secret, custom: { ...staffOnly }, admin: unseen },
]
