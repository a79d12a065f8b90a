import type { JSONField } from 'payload'
import * as z from 'zod'
import { nobody } from '../access/nobody.ts'

/**
 * The files that a picture had before it was replaced: a text, a letter that was sent, a version that
 * can be restored may still show them. Each group begins with the picture as it was sent.
 */
export const replacedFilesField: JSONField = {
  name: 'replacedFiles',
  type: 'json',
  access: { create: nobody, update: nobody },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true },
}

const groups = z.array(z.tuple([z.string()], z.string()))
export type FileGroup = z.infer<typeof groups>[number]

export function replacedFilesOf(record: { replacedFiles?: unknown }): FileGroup[] {
  return groups.safeParse(record.replacedFiles).data ?? []
}
