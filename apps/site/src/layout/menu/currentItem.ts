import { recordTypes, typesWithPage } from '@sira/contract/kinds/recordTypes'
import { withoutLocale } from '@sira/contract/locales'
import { routes } from '@sira/contract/routes'
import { recordKinds } from '../../kinds/recordKinds.ts'

interface Item {
  route?: string
  children?: readonly { route: string }[]
}

/** The one item of a menu that a page belongs to. */
export interface Current<Of extends Item = Item> {
  item: Of
  /** Its link that is marked; none where the item has no page of its own. */
  link: string | undefined
  /** The link leads to this page, or the page only stands below it. */
  is: 'page' | 'true'
}

/** Second addresses of pages, and the one that the menus lead to. */
const twins: Readonly<Record<string, string>> = {
  [routes.home]: routes.homeTwin,
  [routes.trainingsTwin]: routes.trainings,
  [routes.serviceMarketing]: routes.marketing,
  [routes.serviceGraphicDesign]: routes.graphicDesign,
}

/**
 * The word by which the addresses of a type begin (`jobs`) highlights the list of that type as
 * well (product 2.1): the first word alone, for a slug may contain any other.
 */
const sections = typesWithPage.map((type) => {
  const { page } = recordTypes[type]
  const [, word] = page?.of === 'slug' ? page.at('').split('/') : []
  return { word, list: recordKinds[type].list }
})

/** First by its link or that of a sub-page, then by the section: never two. */
export function currentItem<Of extends Item>(
  items: readonly Of[],
  address: string,
): Current<Of> | undefined {
  const asked = withoutLocale(address).path
  const path = twins[asked] ?? asked
  for (const item of items) {
    const links = [item.route, ...(item.children ?? []).map(({ route }) => route)]
    const link = links.find((one) => ownPath(one) === path)
    if (link !== undefined) return { item, link, is: 'page' }
  }
  const [, section] = path.split('/')
  const around = items.find(({ route }) => sectionOf(route) === section)
  return around && { item: around, link: around.route, is: 'true' }
}

/** What a link says of itself to screen readers. */
export function ariaCurrent(current: Current | undefined, route: string) {
  return current?.link === route ? current.is : undefined
}

function sectionOf(route: string | undefined): string | undefined {
  return route === undefined
    ? 'digital'
    : sections.find(({ list }) => list === ownPath(route))?.word
}

function ownPath(route: string | undefined): string | undefined {
  return route && withoutLocale(route).path
}
