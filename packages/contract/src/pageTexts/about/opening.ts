import type { TextsOfPage } from '../pageText.ts'

/** The texts at the top of the page. */
export const opening = {
  title: {
    label: 'Titre de la page',
    longest: 60,
    fr: 'A Propos de nous',
    en: 'About us',
    ar: 'من نحن',
  },
  lead: {
    label: 'Accroche',
    longest: 160,
    fr: 'Le fil de chaîne est à vous\u00a0: votre métier, votre équipe, votre marché. Nous apportons la trame.',
    en: 'The warp is yours: your trade, your team, your market. We bring the weft.',
    ar: 'السَّدى لكم: مهنتكم وفريقكم وسوقكم. ونحن نأتي باللُّحمة.',
  },
} as const satisfies TextsOfPage
