import { legalText } from '@sira/contract/legal/legalModels'
import type { Locale } from '@sira/contract/locales'
import { defaultSettings } from '@sira/contract/records/settings'
import type { PayloadRequest } from 'payload'
import { publicUrl } from '../../environment/publicUrl.ts'
import { markdownBody } from '../../mail/drawing/markdownBody.ts'
import { markdownText } from '../../mail/drawing/markdownText.ts'
import { orderMailWords } from '../../mail/words/orders/orderMailWords.ts'
import type { LetterOrigin } from './orderLetter.ts'

/** Who writes to a customer, with the terms of the day in the customer's language. */
export async function letterOrigin(locale: Locale, req: PayloadRequest): Promise<LetterOrigin> {
  const { payload } = req
  const settings = await payload.findGlobal({ slug: 'settings', depth: 0, locale, req })
  const siteUrl = publicUrl(payload)
  // Below the title that they get here.
  const text = legalText('terms', settings.termsText, locale, settings)
  const terms = text.replace(/^#+ /gm, '#### ')
  return {
    siteUrl,
    address: settings.address || defaultSettings.address,
    terms: {
      title: orderMailWords[locale].terms,
      html: markdownBody(terms, siteUrl),
      text: markdownText(terms, siteUrl),
    },
  }
}
