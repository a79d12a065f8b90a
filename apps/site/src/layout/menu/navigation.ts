import type { Dictionary } from '../../i18n/fr.ts'

export interface MenuItem {
  name: string
  /** Undefined for a heading of sub-pages without a page of its own (Digital). */
  route?: string
  children: { name: string; route: string }[]
}

/** The main menu, in the order of product 2.2. */
export function mainMenu({ menu, servicePages, digitalPages, routes }: Dictionary): MenuItem[] {
  return [
    { name: menu.home, route: routes.homeTwin, children: [] },
    { name: menu.about, route: routes.about, children: [] },
    {
      name: menu.services,
      route: routes.services,
      children: [
        { name: servicePages.professionalTraining, route: routes.professionalTraining },
        { name: servicePages.advice, route: routes.advice },
        { name: servicePages.transformation, route: routes.serviceTransformation },
        { name: servicePages.jobMatching, route: routes.jobMatching },
        { name: servicePages.delivery, route: routes.delivery },
        { name: servicePages.prospecting, route: routes.prospecting },
      ],
    },
    { name: menu.trainings, route: routes.trainings, children: [] },
    {
      name: menu.digital,
      children: [
        { name: digitalPages.marketing, route: routes.marketing },
        { name: digitalPages.communication, route: routes.communication },
        { name: digitalPages.graphicDesign, route: routes.graphicDesign },
        { name: digitalPages.applications, route: routes.applications },
        { name: digitalPages.data, route: routes.data },
      ],
    },
    { name: menu.jobs, route: routes.jobs, children: [] },
    { name: menu.quote, route: routes.quote, children: [] },
    { name: menu.contact, route: routes.contact, children: [] },
  ]
}

/**
 * The further entries of the side menu and the mobile menu (product 2.2), and the pages of the
 * visitor himself.
 */
export function sideMenuAdditions(
  { device, menu, saved, routes }: Dictionary,
  productName: string,
): MenuItem[] {
  return [
    { name: menu.news, route: routes.news, children: [] },
    { name: menu.shop, route: routes.bookShop(productName), children: [] },
    { name: menu.faq, route: routes.faq, children: [] },
    { name: saved.title, route: routes.saved, children: [] },
    { name: menu.followUp, route: routes.followUp, children: [] },
    { name: device.list, route: routes.ownDossiers, children: [] },
  ]
}

/** Links always one touch away on a phone; large screens have the main menu. */
export function shortcuts({ menu, routes }: Dictionary) {
  return [
    { name: menu.trainings, route: routes.trainings },
    { name: menu.jobs, route: routes.jobs },
  ] as const
}

/** The bottom tab bar on phones (product 2.2), and the cart. */
export function bottomTabs({ menu, routes }: Dictionary) {
  return [
    { name: menu.home, route: routes.homeTwin, icon: 'home' },
    { name: menu.services, route: routes.services, icon: 'grid' },
    { name: menu.login, route: routes.login, icon: 'person' },
    { name: menu.contact, route: routes.contact, icon: 'message' },
    { name: menu.cart, route: routes.cart, icon: 'cart' },
  ] as const
}
