import type { Field } from 'payload'
import { fixed } from '../dossiers/fieldAccess.ts'
import { privateFileField } from '../store/privateFiles/privateFileField.ts'

/** What a row keeps of a private file. */
export interface KeptFile {
  key: string
  name: string
  type: string
  size: number
}

/** The fields of a private file, `cv`, `cvNom`, `cvType`, `cvTaille`. */
export function keptFileFields(name: string, label: string): Field[] {
  return [
    privateFileField(name),
    {
      name: `${name}Nom`,
      type: 'text',
      label: `${label}\u00a0: fichier`,
      access: fixed,
      admin: { hidden: true, disableListFilter: true, disableListColumn: true },
    },
    { name: `${name}Type`, type: 'text', access: fixed, admin: { hidden: true } },
    { name: `${name}Taille`, type: 'number', access: fixed, admin: { hidden: true } },
  ]
}

/** The values of those fields. */
export function keptFileValues(name: string, file: KeptFile | undefined): Record<string, unknown> {
  return {
    [name]: file?.key ?? null,
    [`${name}Nom`]: file?.name ?? null,
    [`${name}Type`]: file?.type ?? null,
    [`${name}Taille`]: file?.size ?? null,
  }
}
