import type { Field } from 'payload'
import { deviceFields } from '../../devices/deviceFields.ts'
import { fixed } from '../../dossiers/fieldAccess.ts'
import { staffOnly } from '../../fields/wire/onWire.ts'

/** The one phone that may mark presence without an account, and who holds it. */
export const sessionPhone: Field[] = [
  ...deviceFields({ ...staffOnly }),
  {
    name: 'appareilNom',
    type: 'text',
    label: 'Téléphone tenu par',
    access: fixed,
    custom: { ...staffOnly },
    admin: { position: 'sidebar', condition: ({ appareilLe }) => Boolean(appareilLe) },
  },
]
