/** A call of an operator to the shop. */
export interface Call {
  afterMs: number
  /** The number of simultaneous calls; default: one. */
  times?: number
  /** The claimed outcome, if it differs from the real one. */
  claims?: Outcome
  /** Signed with a wrong key. */
  forged?: true
  /** The payment in it was never requested by the shop. */
  ofNobody?: true
}

export type Outcome = 'paid' | 'refused' | 'waiting'

/** The outcome of a payment, and the calls to the shop about it. */
export interface Scenario {
  label: string
  outcome: Outcome
  /** FCFA more than requested; negative for less. */
  amountOff?: number
  currency?: string
  calls: readonly Call[]
}

/** The behaviour of an operator on a bad day (product 14), and on a good one. */
export const scenarios = {
  paid: { label: 'Payer', outcome: 'paid', calls: [{ afterMs: 0 }] },
  refused: { label: 'Refuser', outcome: 'refused', calls: [{ afterMs: 0 }] },
  late: { label: 'Payer, avis 3 s plus tard', outcome: 'paid', calls: [{ afterMs: 3000 }] },
  doubled: {
    label: 'Payer, dix avis à la fois',
    outcome: 'paid',
    calls: [{ afterMs: 0, times: 10 }],
  },
  outOfOrder: {
    label: 'Payer, avis de refus ensuite',
    outcome: 'paid',
    calls: [{ afterMs: 0 }, { afterMs: 300, claims: 'refused' }],
  },
  silent: { label: 'Payer sans aucun avis', outcome: 'paid', calls: [] },
  forged: {
    label: 'Ne pas payer, faux avis de paiement',
    outcome: 'waiting',
    calls: [{ afterMs: 0, claims: 'paid', forged: true }],
  },
  short: { label: 'Payer 1 F de moins', outcome: 'paid', amountOff: -1, calls: [{ afterMs: 0 }] },
  otherCurrency: {
    label: 'Payer dans une autre monnaie',
    outcome: 'paid',
    currency: 'XAF',
    calls: [{ afterMs: 0 }],
  },
  unknown: {
    label: 'Ne pas payer, avis d’un paiement inconnu',
    outcome: 'waiting',
    calls: [{ afterMs: 0, claims: 'paid', ofNobody: true }],
  },
  never: { label: 'Ne jamais répondre', outcome: 'waiting', calls: [] },
} as const satisfies Record<string, Scenario>

export type ScenarioName = keyof typeof scenarios

export function isScenario(name: unknown): name is ScenarioName {
  return typeof name === 'string' && Object.hasOwn(scenarios, name)
}

/**
 * pawaPay’s sandbox numbers of Burkina Faso; for any other number, a person decides on the page.
 */
const sandboxNumbers: Readonly<Record<string, ScenarioName>> = {
  '22602345678': 'paid',
  '22602345048': 'refused',
  '22602345068': 'refused',
  '22602345138': 'never',
}

export function scenarioOfNumber({ phone }: { phone: string }): ScenarioName | undefined {
  return sandboxNumbers[phone.replace(/\D/g, '')]
}
