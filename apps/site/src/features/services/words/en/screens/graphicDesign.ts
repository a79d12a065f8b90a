import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import { graphicDesignTexts } from '@sira/contract/pageTexts/services/graphicDesignPage'
import type { Words } from '../../../../../language/words.ts'
import type { graphicDesign as french } from '../../fr/screens/graphicDesign.ts'

/** Graphic design and web content (product 2.15). */
export const graphicDesign: Words<typeof french> = {
  ...originalTexts(graphicDesignTexts, 'en'),
  description:
    'Logos, posters, packaging, presentations and web content: a clear image, files that you keep.',
  subject: 'Graphic design',
}
