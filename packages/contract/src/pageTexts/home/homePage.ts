import { merged } from '../../merged.ts'
import type { TextPage } from '../pageText.ts'
import { hero } from './hero.ts'
import { headings, presentation } from './sections.ts'
import { values } from './values.ts'

export const homePage = {
  label: 'Page d’accueil',
  type: 'page-accueil',
  parts: [
    { label: 'Haut de la page', texts: hero },
    { label: 'Valeurs', texts: values },
    { label: 'Présentation', texts: presentation },
    { label: 'Titres des autres parties', texts: headings },
  ],
} as const satisfies TextPage

export const homeTexts = merged(hero, values, presentation, headings)
