/** The share of one phone or one network of something scarce, unpaid, however much there is of it. */
export interface ScarceRule {
  /** More than half of what would be left without it: refused, or held for so many hours. */
  beyondHalf: 'refused' | { hours: number }
  /** More than so many units of this kind in all are held for so many opening hours. */
  beyondMany?: { units: number; openingHours: number }
}

/** Of each kind of line whose capacity is counted. A seat is given out again within two hours. */
export const scarceRules: Readonly<Record<'livre' | 'session', ScarceRule>> = {
  livre: { beyondHalf: 'refused', beyondMany: { units: 5, openingHours: 4 } },
  session: { beyondHalf: { hours: 2 } },
}

/** Nothing for what is never scarce. */
export function scarceRuleOf(nature: string): ScarceRule | undefined {
  return nature === 'livre' || nature === 'session' ? scarceRules[nature] : undefined
}

/** Hours by which the number of a transfer prolongs an order, once. */
export const graceHours = 48
