import type { TextField } from 'payload'
import { nobody } from '../../access/nobody.ts'

/**
 * A field with the key of a private file; the nightly clean-up knows by it that the file has a row.
 * Code that deletes or empties the row must remove the file with `removePrivate`.
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
