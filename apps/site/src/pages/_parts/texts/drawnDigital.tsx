import { Applications } from '../../../features/services/screens/Applications.tsx'
import { Communication } from '../../../features/services/screens/Communication.tsx'
import { DataAnalysis } from '../../../features/services/screens/DataAnalysis.tsx'
import { GraphicDesign } from '../../../features/services/screens/GraphicDesign.tsx'
import { Marketing } from '../../../features/services/screens/Marketing.tsx'
import { siteSettings } from '../../../transport/siteSettings.ts'
import type { DrawService } from './drawTexts.ts'

/** What stands under Digital in the menu. */
export const drawnDigital = {
  marketing: (words) => <Marketing words={words} />,
  communication: (words) => <Communication words={words} />,
  graphisme: async (words, { backOffice, locale }) => {
    const { counters } = await siteSettings(backOffice, locale)
    return <GraphicDesign words={words} counters={counters} />
  },
  applications: (words) => <Applications words={words} />,
  data: (words) => <DataAnalysis words={words} />,
} as const satisfies Readonly<Record<string, DrawService>>
