import PostalMime, { type Address } from 'postal-mime'
import { storable } from '../../../database/records/storable.ts'
import { oneLine } from '../../../mail/drawing/oneLine.ts'
import { longestReply } from '../longestReply.ts'
import { isAutomatic } from './isAutomatic.ts'
import { keptFiles } from './keptFiles.ts'
import type { ReceivedLetter } from './letterReading.ts'
import { ownWords } from './ownWords.ts'
import { plainText } from './plainText.ts'

/** The most characters kept of the whole text; a letter grows by all its quotations. */
const longestText = 200_000

export async function receivedLetter(source: Uint8Array): Promise<ReceivedLetter> {
  const { headers, from, subject = '', text, html = '', attachments } = await parse(source)
  const whole = storable(text ?? plainText(html, { repeats: true })).slice(0, longestText)
  const without = text ?? plainText(html, { repeats: false })
  const own = ownWords(storable(without).slice(0, longestText)) || whole.trim()
  const automatic = isAutomatic(headers, subject)
  return {
    from: addressOf(from),
    subject: oneLine(storable(subject)),
    text: whole,
    own: own.length > longestReply ? `${own.slice(0, longestReply - 1).toWellFormed()}…` : own,
    isAutomatic: automatic,
    // A picture within the text is a logo or an emoji.
    ...keptFiles(automatic ? [] : attachments.filter(({ related }) => !related)),
  }
}

function parse(source: Uint8Array) {
  return PostalMime.parse(source, { maxNestingDepth: 50, maxHeadersSize: 512 * 1024 })
}

/** Gives one address, cut to the longest valid length. */
function addressOf(from: Address | undefined): string {
  return oneLine(storable(from?.address ?? '')).slice(0, 254)
}
