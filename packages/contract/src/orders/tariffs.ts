import { prices } from '../prices.ts'

/** What is sold besides books: the plans and services of spec 9, until staff change their prices. */
export interface Tariff {
  nature: 'formule' | 'prestation'
  /** FCFA. */
  price: number
  /** Months that a plan runs. */
  months?: number
}

/** By their code on the wire (business, "The wire"). */
export const tariffs = {
  mensuel: { nature: 'formule', price: prices.plans.monthly, months: 1 },
  semestriel: { nature: 'formule', price: prices.plans.halfYearly, months: 6 },
  annuel: { nature: 'formule', price: prices.plans.yearly, months: 12 },
  alertes_emploi: { nature: 'prestation', price: prices.single.jobAlertsPerMonth },
  cv_professionnel: { nature: 'prestation', price: prices.single.professionalCv },
  lettre_motivation: { nature: 'prestation', price: prices.single.coverLetter },
  formation_entretien: { nature: 'prestation', price: prices.single.interviewTraining },
  tests_recrutement: { nature: 'prestation', price: prices.single.recruitmentTests },
} as const satisfies Record<string, Tariff>

export type TariffCode = keyof typeof tariffs

export const tariffCodes = Object.keys(tariffs) as readonly TariffCode[]

export function isTariffCode(code: string): code is TariffCode {
  return Object.hasOwn(tariffs, code)
}
