const rules = new Intl.PluralRules('ar')

/** The form of a word for a count: Arabic has six of them. */
export function arabicPlural(count: number, forms: Record<Intl.LDMLPluralRule, string>): string {
  return forms[rules.select(count)]
}
