import type { Locale } from '@sira/contract/locales'
import { defaultSettings, type Settings, settingsSchema } from '@sira/contract/records/settings'
import * as z from 'zod'
import { dataOr } from './answer.ts'
import type { BackOffice } from './door/contractClient.ts'
import { contractQuery } from './door/contractQuery.ts'
import { rememberedQuestion } from './door/rememberedQuestion.ts'

const ask = rememberedQuestion<Settings>()
const single = z.object({ data: z.object({ attributes: z.unknown() }) })

/**
 * Reads the settings of the site. A server without them (a plain Strapi 4) answers 404; while one
 * is away, the last settings are used. The last resort is SETTINGS_FILE, or the defaults of the
 * contract.
 */
export async function siteSettings(backOffice: BackOffice, locale: Locale): Promise<Settings> {
  const own = backOffice.settings?.[locale] ?? defaultSettings
  const answer = await ask(backOffice, {
    path: contractQuery('settings', { populate: '*', locale }),
    failure: 'Error in settings fetching',
    parse: (body) => settingsSchema.parse(single.parse(body).data.attributes),
    whenAbsent: own,
  })
  return dataOr(answer, own)
}
