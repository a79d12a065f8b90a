import { rewriteTags, tagsIn } from '../../content/htmlTags.ts'

/** Pixels: enough for a card on a phone. */
const widest = 500
const sourceSet = / srcset="([^"]*)"/i

/** The same page with no picture wider than 500 pixels, for whoever saves data. */
export function withSmallPictures(html: string): string {
  return rewriteTags(html, tagsIn(html), ({ name, text }) =>
    name === 'img' || name === 'source' ? text.replace(sourceSet, narrowed) : undefined,
  )
}

function narrowed(attribute: string, sources: string): string {
  const small = sources.split(', ').filter((source) => widthOf(source) <= widest)
  return small.length === 0 ? attribute : ` srcset="${small.join(', ')}"`
}

function widthOf(source: string): number {
  return Number(/ (\d+)w$/.exec(source)?.[1] ?? 0)
}
