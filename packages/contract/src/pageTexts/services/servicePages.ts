import type { TextPage } from '../pageText.ts'
import { advicePage } from './advicePage.ts'
import { allServicesPage } from './allServicesPage.ts'
import { applicationsPage } from './applicationsPage.ts'
import { communicationPage } from './communicationPage.ts'
import { dataAnalysisPage } from './dataAnalysisPage.ts'
import { deliveryPage } from './deliveryPage.ts'
import { graphicDesignPage } from './graphicDesignPage.ts'
import { jobMatchingPage } from './jobMatchingPage.ts'
import { marketingPage } from './marketingPage.ts'
import { professionalTrainingPage } from './professionalTrainingPage.ts'
import { prospectingPage } from './prospectingPage.ts'
import { transformationPage } from './transformationPage.ts'

/** The services, in the order of the menu. */
export const servicePages = {
  services: allServicesPage,
  formation: professionalTrainingPage,
  conseils: advicePage,
  transformation: transformationPage,
  emploi: jobMatchingPage,
  livraison: deliveryPage,
  prospection: prospectingPage,
  marketing: marketingPage,
  communication: communicationPage,
  graphisme: graphicDesignPage,
  applications: applicationsPage,
  data: dataAnalysisPage,
} as const satisfies Readonly<Record<string, TextPage>>
