import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** The HTML of a component, and its visible text. */
export function rendered(element: ReactElement): { html: string; text: string } {
  const html = renderToStaticMarkup(element)
  const text = html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/[ \n]+/g, ' ')
    .trim()
  return { html, text }
}

/** Addresses of the links, in their order. */
export function linksIn(html: string): string[] {
  return [...html.matchAll(/<a[^>]* href="([^"]*)"|<a href="([^"]*)"/g)].map(([, later, first]) =>
    (later ?? first ?? '').replaceAll('&amp;', '&'),
  )
}

/** The facts on the poster of a page. */
export function posterFactsIn(html: string): string[] {
  const [, poster = '{}'] = /data-sharing="([^"]*)"/.exec(html) ?? []
  return JSON.parse(poster.replaceAll('&quot;', '"').replaceAll('&#x27;', "'")).facts
}
