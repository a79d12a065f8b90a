import type { JSONField } from 'payload'
import { fixed } from '../fieldAccess.ts'

/** The history of a dossier as one value: moves and acts, oldest first. Only ever added to. */
export function historyField(names: Readonly<Record<string, string>>): JSONField {
  return {
    name: 'history',
    type: 'json',
    label: 'Historique',
    access: fixed,
    admin: {
      position: 'sidebar',
      components: {
        Field: { path: '/src/admin/inbox/History.tsx#History', clientProps: { names } },
      },
    },
  }
}
