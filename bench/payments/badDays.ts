import type { ScenarioName } from '../../scripts/operator/scenarios.ts'

/**
 * The number of orders of each scenario, with the final state of the order, its payment and its
 * letters.
 */
export const badDays = {
  paid: { orders: 90, order: 'payée', payment: 'confirmé', letters: 1 },
  late: { orders: 50, order: 'payée', payment: 'confirmé', letters: 1 },
  doubled: { orders: 40, order: 'payée', payment: 'confirmé', letters: 1 },
  outOfOrder: { orders: 30, order: 'payée', payment: 'confirmé', letters: 1 },
  silent: { orders: 30, order: 'payée', payment: 'confirmé', letters: 1 },
  refused: { orders: 20, order: 'en_attente', payment: 'refusé', letters: 1 },
  forged: { orders: 10, order: 'en_attente', payment: 'en_attente', letters: 0 },
  short: { orders: 10, order: 'en_attente', payment: 'à_rapprocher', letters: 0 },
  otherCurrency: { orders: 10, order: 'en_attente', payment: 'à_rapprocher', letters: 0 },
  unknown: { orders: 5, order: 'en_attente', payment: 'en_attente', letters: 0 },
  never: { orders: 5, order: 'en_attente', payment: 'en_attente', letters: 0 },
} as const satisfies Record<ScenarioName, object>

export const orderCount = Object.values(badDays).reduce((sum, { orders }) => sum + orders, 0)

/** Gives one scenario for each order, in random order. */
export function shuffledScenarios(random: (below: number) => number): ScenarioName[] {
  const names = (Object.keys(badDays) as ScenarioName[]).flatMap((name) =>
    Array.from({ length: badDays[name].orders }, () => name),
  )
  for (let last = names.length - 1; last > 0; last -= 1) {
    const other = random(last + 1)
    const [one, two] = [names[last], names[other]]
    if (one && two) [names[last], names[other]] = [two, one]
  }
  return names
}
