import { merged } from '../../merged.ts'
import type { TextPage } from '../pageText.ts'
import { call, headings } from './ending.ts'
import { opening } from './opening.ts'
import { reasons } from './reasons.ts'
import { tabs } from './tabs.ts'

export const aboutPage = {
  label: 'Page À propos',
  type: 'page-a-propos',
  parts: [
    { label: 'Haut de la page', texts: opening },
    { label: 'Onglets', texts: tabs },
    { label: 'Raisons de nous choisir', texts: reasons },
    { label: 'Titres des chiffres et des partenaires', texts: headings },
    { label: 'Appel de la fin', texts: call },
  ],
} as const satisfies TextPage

export const aboutTexts = merged(opening, tabs, reasons, headings, call)
