import type { Application } from '../../payload-types.ts'

const over: readonly string[] = ['refusée', 'retirée']

/** True while an employer reads of this candidate, who may give or take back the consent. */
export function isConsentAsked({ etat, accord, effaceeLe }: Application): boolean {
  return Boolean(accord) && !over.includes(etat) && !effaceeLe
}
