import { hero } from './home/hero.ts'
import { headings, presentation } from './home/sections.ts'
import { values } from './home/values.ts'
import type { TextsOfPage } from './pageText.ts'

/** A page whose texts staff may write anew, in the parts they see them in. */
interface TextPage {
  label: string
  /** By which name the wire, the cache and the back office know its texts. */
  type: `page-${string}`
  parts: readonly { label: string; texts: TextsOfPage }[]
}

/** By the name that a preview has in its address: `/apercu/pages/accueil`. */
export const textPages = {
  accueil: {
    label: 'Page d’accueil',
    type: 'page-accueil',
    parts: [
      { label: 'Haut de la page', texts: hero },
      { label: 'Valeurs', texts: values },
      { label: 'Présentation', texts: presentation },
      { label: 'Titres des autres parties', texts: headings },
    ],
  },
} as const satisfies Readonly<Record<string, TextPage>>

export type TextPageName = keyof typeof textPages
export type TextPageType = (typeof textPages)[TextPageName]['type']

export function isTextPage(name: string): name is TextPageName {
  return Object.hasOwn(textPages, name)
}

export function isTextPageType(type: string): type is TextPageType {
  return Object.values(textPages).some((page) => page.type === type)
}

export const homeTexts = { ...hero, ...values, ...presentation, ...headings }

/** The names of the texts of a page. */
export function textsOfType(type: TextPageType): string[] {
  return Object.values(textPages)
    .filter((page) => page.type === type)
    .flatMap(({ parts }) => parts.flatMap(({ texts }) => Object.keys(texts)))
}
