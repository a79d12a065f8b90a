import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import { graphicDesignTexts } from '@sira/contract/pageTexts/services/graphicDesignPage'

/** Graphic design and web content: static text and counters (product 2.15). */
export const graphicDesign = {
  ...originalTexts(graphicDesignTexts, 'fr'),
  description:
    'Logos, affiches, emballages, présentations et contenus web\u00a0: une image claire, des fichiers que vous gardez.',
  subject: 'Conception graphique',
} as const
