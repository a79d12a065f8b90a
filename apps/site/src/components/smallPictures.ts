/** Pixels: enough for a card on a phone. */
const widest = 500

/** The same page with no picture wider than 500 pixels, for whoever saves data. */
export function withSmallPictures(html: string): string {
  return html.replace(/ srcset="([^"]*)"/gi, (attribute, sources: string) => {
    const small = sources.split(', ').filter((source) => widthOf(source) <= widest)
    return small.length === 0 ? attribute : ` srcset="${small.join(', ')}"`
  })
}

function widthOf(source: string): number {
  return Number(/ (\d+)w$/.exec(source)?.[1] ?? 0)
}
