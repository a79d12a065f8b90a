import { routes } from '@sira/contract/routes'

/** Where people look for a list: by the start of its records' addresses, by its name, spelled rightly. */
export const guessedAddresses: ReadonlyMap<string, string> = new Map([
  ['/formations', routes.trainings],
  ['/jobs', routes.jobs],
  ['/emplois', routes.jobs],
  ['/actualite', routes.news],
  ['/services/formations-professionnelles', routes.professionalTraining],
])
