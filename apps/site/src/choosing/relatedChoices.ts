import type { FilterChoice } from './filterChoice.ts'

type Related = { id: number; attributes: { nom: string } } | null | undefined

/** Gives the related records, each once. */
export function relatedChoices(records: readonly Related[]): FilterChoice[] {
  const found = records.flatMap((record) =>
    record ? [[String(record.id), record.attributes.nom] as const] : [],
  )
  return [...new Map(found)].map(([value, name]) => ({ value, name }))
}
