import { prices } from '../prices.ts'

/** The plans and services of product 9, sold besides books, until staff change their prices. */
export interface Tariff {
  nature: 'formule' | 'prestation'
  /** FCFA. */
  price: number
  /** Months that it runs from the day it is paid; nothing for what is done once. */
  months?: number
}

/** The tariffs by their code on the wire (product 13). */
export const tariffs = {
  mensuel: { nature: 'formule', price: prices.plans.monthly, months: 1 },
  semestriel: { nature: 'formule', price: prices.plans.halfYearly, months: 6 },
  annuel: { nature: 'formule', price: prices.plans.yearly, months: 12 },
  alertes_emploi: { nature: 'prestation', price: prices.single.jobAlertsPerMonth, months: 1 },
  cv_professionnel: { nature: 'prestation', price: prices.single.professionalCv },
  lettre_motivation: { nature: 'prestation', price: prices.single.coverLetter },
  formation_entretien: { nature: 'prestation', price: prices.single.interviewTraining },
  tests_recrutement: { nature: 'prestation', price: prices.single.recruitmentTests },
} as const satisfies Record<string, Tariff>

/** Prices that are shown and sold on no page: a delivery begins at them (product 2.15). */
export const startingPrices = {
  livraison_ouagadougou: { nature: 'livraison', price: prices.delivery.ouagadougou },
  livraison_ailleurs: { nature: 'livraison', price: prices.delivery.elsewhere },
} as const

/** All prices that staff may change. */
export const pricedThings = { ...tariffs, ...startingPrices }

export type PricedCode = keyof typeof pricedThings

export const pricedCodes = Object.keys(pricedThings) as readonly PricedCode[]

export type TariffCode = keyof typeof tariffs

export const tariffCodes = Object.keys(tariffs) as readonly TariffCode[]

export function isTariffCode(code: string): code is TariffCode {
  return Object.hasOwn(tariffs, code)
}
