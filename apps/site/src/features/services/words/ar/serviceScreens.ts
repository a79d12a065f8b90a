import { advice } from './screens/advice.ts'
import { applications } from './screens/applications.ts'
import { communication } from './screens/communication.ts'
import { dataAnalysis } from './screens/dataAnalysis.ts'
import { delivery } from './screens/delivery.ts'
import { graphicDesign } from './screens/graphicDesign.ts'
import { jobMatching } from './screens/jobMatching.ts'
import { marketing } from './screens/marketing.ts'
import { professionalTraining } from './screens/professionalTraining.ts'
import { prospecting } from './screens/prospecting.ts'
import { transformation } from './screens/transformation.ts'

/** The service pages (product 2.15), each with its own composition. */
export const serviceScreens = {
  serviceScreens: {
    jobMatching,
    delivery,
    professionalTraining,
    prospecting,
    marketing,
    communication,
    graphicDesign,
    advice,
    transformation,
    applications,
    dataAnalysis,
  },
}
