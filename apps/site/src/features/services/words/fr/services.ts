import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import { allServicesTexts } from '@sira/contract/pageTexts/services/allServicesPage'

/** The page of all services (product 2.5). */
export const services = {
  services: {
    ...originalTexts(allServicesTexts, 'fr'),
    description:
      'Formation, conseil, emploi, livraison et services digitaux\u00a0: huit métiers sous un même toit, à Ouagadougou et partout au Burkina\u00a0Faso.',
  },
} as const
