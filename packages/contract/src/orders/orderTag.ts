import { orderPath } from './orderLink.ts'

const start = orderPath.slice(1)

/** By which the back office tells the site that something happened to an order. No page is made from it. */
export function orderTag(reference: string): string {
  return `${start}/${reference}`
}

/** The reference of the order that a tag is about; nothing where it is of content. */
export function referenceOfTag(tag: string): string | undefined {
  return tag.startsWith(`${start}/`) ? tag.slice(start.length + 1) : undefined
}
