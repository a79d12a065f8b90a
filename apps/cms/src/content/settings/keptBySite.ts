import { settingsSchema } from '@sira/contract/records/settings'

/** Refuses a value that the contract would silently replace by its default. */
export function keptBySite(name: keyof typeof settingsSchema.shape, sentence: string) {
  const rule = settingsSchema.shape[name].unwrap()
  return (value: string | null | undefined): true | string =>
    rule.safeParse(value || null).success || sentence
}
