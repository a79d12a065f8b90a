import { routes } from '@sira/contract/routes'

/**
 * Addresses that people guess for a list: the start of its records' addresses, its name, other
 * spellings.
 */
export const guessedAddresses: ReadonlyMap<string, string> = new Map([
  ['/formations', routes.trainings],
  ['/jobs', routes.jobs],
  ['/emplois', routes.jobs],
  ['/actualite', routes.news],
  ['/services/formations-professionnelles', routes.professionalTraining],
])
