import { AllServices } from '../../../features/services/AllServices.tsx'
import { Advice } from '../../../features/services/screens/Advice.tsx'
import { Delivery } from '../../../features/services/screens/Delivery.tsx'
import { JobMatching } from '../../../features/services/screens/JobMatching.tsx'
import { ProfessionalTraining } from '../../../features/services/screens/ProfessionalTraining.tsx'
import { Prospecting } from '../../../features/services/screens/Prospecting.tsx'
import { Transformation } from '../../../features/services/screens/Transformation.tsx'
import { tariffPrices } from '../../../features/services/tariffPrices.ts'
import { siteSettings } from '../../../transport/siteSettings.ts'
import type { DrawService } from './drawTexts.ts'

/** What stands under Services in the menu. */
export const drawnServices = {
  services: async (words, { backOffice, locale }) => (
    <AllServices settings={await siteSettings(backOffice, locale)} words={words} />
  ),
  formation: (words) => <ProfessionalTraining words={words} />,
  conseils: (words) => <Advice words={words} />,
  transformation: (words) => <Transformation words={words} />,
  emploi: async (words, { backOffice, locale }) => (
    <JobMatching words={words} locale={locale} charged={await tariffPrices(backOffice)} />
  ),
  livraison: async (words, { backOffice, locale }) => (
    <Delivery words={words} locale={locale} charged={await tariffPrices(backOffice)} />
  ),
  prospection: (words) => <Prospecting words={words} />,
} as const satisfies Readonly<Record<string, DrawService>>
