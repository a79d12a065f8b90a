import { aboutPage } from './about/aboutPage.ts'
import { namedTexts } from './eachText.ts'
import { homePage } from './home/homePage.ts'
import { menusPage } from './menus/menusPage.ts'
import type { TextPage } from './pageText.ts'
import { servicePages } from './services/servicePages.ts'

/** By the name in the address of its preview: `/apercu/pages/accueil`. In the order of the site. */
export const textPages = {
  accueil: homePage,
  'a-propos': aboutPage,
  ...servicePages,
  menus: menusPage,
} as const satisfies Readonly<Record<string, TextPage>>

export type TextPageName = keyof typeof textPages
export type TextPageType = (typeof textPages)[TextPageName]['type']

export function isTextPage(name: string): name is TextPageName {
  return Object.hasOwn(textPages, name)
}

export function isTextPageType(type: string): type is TextPageType {
  return Object.values(textPages).some((page) => page.type === type)
}

/** The names of the texts of a page. */
export function textsOfType(type: TextPageType): string[] {
  return Object.values(textPages)
    .filter((page) => page.type === type)
    .flatMap(({ parts }) => parts.flatMap(({ texts }) => namedTexts(texts).map(([name]) => name)))
}
