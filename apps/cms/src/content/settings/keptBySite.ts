import { settingsSchema } from '@sira/contract/records/settings'

/** Refuses what the contract would replace by its default without a word. */
export function keptBySite(name: keyof typeof settingsSchema.shape, sentence: string) {
  const rule = settingsSchema.shape[name].unwrap()
  return (value: string | null | undefined): true | string =>
    rule.safeParse(value || null).success || sentence
}
