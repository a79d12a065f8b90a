/** What a change stands in, or brought along. */
export function around(element: Element, selector: string): Element[] {
  const outside = element.closest(selector)
  return [...(outside ? [outside] : []), ...element.querySelectorAll(selector)]
}
