import { orderPath } from './orderLink.ts'

const start = orderPath.slice(1)

/** Gives the tag that announces a change of an order to the site. No page is made from it. */
export function orderTag(reference: string): string {
  return `${start}/${reference}`
}

/** Gives the reference of the order of a tag; undefined for a tag of content. */
export function referenceOfTag(tag: string): string | undefined {
  return tag.startsWith(`${start}/`) ? tag.slice(start.length + 1) : undefined
}
