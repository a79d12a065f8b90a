import { outbox as ar } from '../../i18n/ar/outbox.ts'
import { outbox as en } from '../../i18n/en/outbox.ts'
import { outbox as fr } from '../../i18n/fr/outbox.ts'
import { liveFormScript } from '../wake/islandScripts.ts'
import { withStart } from './keptPage.ts'
import { languageOf } from './keptPages.ts'
import { offlinePage } from './offlinePage.ts'

/** A worker imports nothing later. */
const words = { fr, en, ar }

/**
 * The worker's answer in the place of a form's page: that it is kept, by the outbox itself where
 * its script is kept too. Nothing where the offline page is not there.
 */
export async function keptAnswer(address: string): Promise<Response | undefined> {
  const page = await offlinePage(address)
  const text = words[languageOf(address)].outbox.waiting(1)
  const said = `<p role="status" class="page py-2 font-semibold">${text}</p>`
  // Awake, it gives way to the outbox; without its script, the next page hears that something waits.
  const place = `<div class="contents" data-island="${liveFormScript}" data-at-once data-kept>${said}</div>`
  return page && withStart(page, place)
}
