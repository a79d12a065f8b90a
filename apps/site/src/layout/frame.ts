import { drawnOnce } from './drawnOnce.ts'
import { BottomBar } from './menu/BottomBar.tsx'
import { LanguageChoice } from './menu/LanguageChoice.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx'

const drawHeader = drawnOnce(SiteHeader)
const drawChoice = drawnOnce(LanguageChoice)
/** The footer and the bottom bar, drawn once for each language and kind of page. */
export const footer = drawnOnce(SiteFooter)
export const bottomBar = drawnOnce(BottomBar)

/** One shared value, so that the footer without news is drawn once. */
export const noNews: never[] = []

/** Gives the header. Only its links to the languages depend on the query, as that of a search. */
export function header(props: SiteHeaderProps): string {
  const { address, path, words } = props
  const drawn = drawHeader({ ...props, address: path })
  if (address === path) return drawn
  const choice = drawChoice({ address, words })
  return drawn.replace(drawChoice({ address: path, words }), () => choice)
}
