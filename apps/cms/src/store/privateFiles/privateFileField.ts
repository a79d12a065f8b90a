import type { TextField } from 'payload'
import { nobody } from '../../access/nobody.ts'

/**
 * Keeps the key of a private file; the night knows by it that the file has a row. Whatever deletes or
 * empties the row removes the file with `removePrivate`.
 */
export function privateFileField(name: string): TextField {
  return {
    name,
    type: 'text',
    index: true,
    custom: { privateFile: true },
    access: { create: nobody, read: nobody, update: nobody },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
  }
}
