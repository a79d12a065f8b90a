import { videoEmbed } from '@sira/contract/videoEmbed'
import { decoded } from './decoded.ts'

/** A link alone in its paragraph; what `sanitise` writes holds no other `"` or `<`. */
const aloneOnItsLine = /<p><a href="([^"]+)"[^>]*>([^<]*)<\/a><\/p>/g

interface AskedVideo {
  /** Where it plays. */
  embed: string
  /** The text of the link; nothing where that is only its address. */
  title: string | undefined
}

/**
 * Sanitised HTML with a way to ask for each video whose link stands alone on its line, drawn by
 * `draw`. A link within a sentence stays one, as it does in letters and feeds.
 */
export function videosOnRequest(html: string, draw: (video: AskedVideo) => string): string {
  return html.replace(aloneOnItsLine, (link, href: string, text: string) => {
    const embed = videoEmbed(decoded(href))
    if (embed === null) return link
    return draw({ embed, title: text === '' || text === href ? undefined : decoded(text) })
  })
}
