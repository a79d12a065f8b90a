import { routes } from '@sira/contract/routes'

const own: readonly string[] = [
  ...Object.values(routes).filter((route) => typeof route === 'string'),
  routes.bookShop('sira'),
]
const allowedTags = new Set(
  'p ul ol li strong em a table thead tbody tr th td br h3 blockquote'.split(' '),
)

/** What is wrong with a French text as it is set: spaces before high signs, apostrophes. */
export function typographyFaults(text: string): string[] {
  const prose = text.replace(/<[^>]+>/g, ' ').replace(/\]\([^)]*\)|`[^`]*`|^\|[-:|]+\|$/gm, ' ')
  return [
    ...prose.matchAll(/'|[^\u00a0\u202f\d\s|]:\s|\s[;?!]|[^\u00a0\u202f][;?!](?=\s|$)|« | »/g),
  ]
    .map(([fault]) => fault)
    .filter((fault) => !/^[\u00a0\u202f]/.test(fault))
}

/** What is wrong with a body in HTML: tags that are not allowed or not closed, links that lead nowhere. */
export function htmlFaults(html: string): string[] {
  const open: string[] = []
  const faults: string[] = []
  for (const [tag, closing, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (!allowedTags.has(name)) faults.push(tag)
    else if (!closing) open.push(name)
    else if (open.pop() !== name) faults.push(tag)
  }
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, target = '']) => target)
  return [...faults, ...open, ...links.filter((target) => !own.includes(target))]
}
