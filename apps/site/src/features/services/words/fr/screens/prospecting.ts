import { originalTexts } from '@sira/contract/pageTexts/originalTexts'
import { prospectingTexts } from '@sira/contract/pageTexts/services/prospectingPage'

/** Commercial prospecting, and the teams that are provided: four types (product 1, 2.15). */
export const prospecting = {
  ...originalTexts(prospectingTexts, 'fr'),
  description:
    'Une équipe formée, à vos couleurs, pour trouver des clients, vendre, animer ou enquêter à Ouagadougou et dans les régions.',
  subject: 'Mise à disposition d’une équipe',
} as const
