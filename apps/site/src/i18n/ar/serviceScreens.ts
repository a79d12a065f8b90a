import { advice } from './serviceScreens/advice.ts'
import { applications } from './serviceScreens/applications.ts'
import { communication } from './serviceScreens/communication.ts'
import { dataAnalysis } from './serviceScreens/dataAnalysis.ts'
import { delivery } from './serviceScreens/delivery.ts'
import { graphicDesign } from './serviceScreens/graphicDesign.ts'
import { jobMatching } from './serviceScreens/jobMatching.ts'
import { marketing } from './serviceScreens/marketing.ts'
import { professionalTraining } from './serviceScreens/professionalTraining.ts'
import { prospecting } from './serviceScreens/prospecting.ts'
import { transformation } from './serviceScreens/transformation.ts'

/** The service pages (spec 2.15), each with its own composition. */
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
