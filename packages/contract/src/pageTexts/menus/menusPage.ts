import { merged } from '../../merged.ts'
import type { TextPage } from '../pageText.ts'
import { furtherMenu, mainMenu } from './mainMenu.ts'
import { siteFooter } from './siteFooter.ts'
import { digitalMenu, serviceMenu } from './subMenus.ts'

/** The texts at the top and at the foot of every page (product 2.2). */
export const menusPage = {
  label: 'Menus et pied de page',
  type: 'page-menus',
  parts: [
    { label: 'Menu principal', texts: mainMenu },
    { label: 'Autres entrées du menu', texts: furtherMenu },
    { label: 'Sous-menu des services', texts: serviceMenu },
    { label: 'Sous-menu du digital', texts: digitalMenu },
    { label: 'Pied de page', texts: siteFooter },
  ],
} as const satisfies TextPage

export const menuTexts = merged(mainMenu, furtherMenu, serviceMenu, digitalMenu, siteFooter)
