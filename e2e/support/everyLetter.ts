import { createHash } from 'node:crypto'
import { subscriptionToken } from '../../apps/cms/src/messages/newsletter/subscriptionToken.ts'
import { alertPurposes } from '../../apps/cms/src/offers/alerts/alertPurposes.ts'
import { alertPages, subscriptionParameter } from '../../packages/contract/src/subscriptionLinks.ts'
import { readOrMakeSecrets } from '../../scripts/product/secrets.ts'
import { asAdministrator } from './administratorSession.ts'
import { type Calls, callsOf, everyDossier } from './everyDossier.ts'
import type { OwnProduct } from './ownProduct.ts'
import { administrator } from './testSettings.ts'

/** Has a product write a letter of each kind that has links; gives the links that are told otherwise. */
export async function everyLetter(product: OwnProduct): Promise<string[]> {
  const calls = callsOf(await asAdministrator(product.siteUrl))
  const { send, staff } = calls
  const { courier } = await everyDossier(calls)
  await answerQuote(calls)
  await send('espace/code', { email: 'devis@exemple.bf', locale: 'fr' })
  const secret = secretOf(product)
  await writeNews(calls, secret)
  await staff('users/invite', { email: 'nouvelle@exemple.bf', nom: 'Nouvelle', role: 'agent' })
  await staff('users/forgot-password', { email: administrator.email })
  const stop = await stopAddress(calls, secret)
  return [`${product.siteUrl}${stop}`, await courierLink(courier, calls), await selection(calls)]
}

/** As Payload (3.90) makes it of the one that it is given. */
function secretOf({ dataDir }: OwnProduct): string {
  const { PAYLOAD_SECRET: given } = readOrMakeSecrets(dataDir)
  return createHash('sha256').update(given).digest('hex').slice(0, 32)
}

async function answerQuote({ first, staff }: Calls): Promise<void> {
  const { id, updatedAt } = await first('devis?sort=-createdAt&limit=1&depth=0')
  const answer = { key: crypto.randomUUID(), seen: updatedAt, subject: 'Offre', text: 'Voici.' }
  await staff(`devis/${id}/answer`, answer)
}

/** A confirmation to give, and a newsletter to end. */
async function writeNews({ first, send, staff }: Calls, secret: string): Promise<void> {
  await send('newsletters', { email: 'lettre@exemple.bf' })
  const email = 'abonnee@exemple.bf'
  await send('newsletters', { email })
  const { id } = await first(`newsletters?where[email][equals]=${email}&depth=0`)
  await send('newsletters/confirm', { token: subscriptionToken({ id, email }, 'confirm', secret) })
  const letter = { subject: 'Nos formations', body: 'Voyez [la liste](/nos-formations).' }
  const { id: written } = await staff('letters', letter)
  await staff(`letters/${written}/send`, {})
}

/** The way out of an alert stands below its news, which leave by night. */
async function stopAddress({ first, send }: Calls, secret: string): Promise<string> {
  const email = 'alerte@exemple.bf'
  await send('alertes', { email, locale: 'fr', criteres: {} })
  const { id } = await first('alertes?limit=1&depth=0')
  const token = subscriptionToken({ id, email }, alertPurposes.unsubscribe, secret)
  return `${alertPages.unsubscribe}?${subscriptionParameter}=${token}`
}

/** It is sent by the messenger of a phone. */
async function courierLink(courier: number, { staff }: Calls): Promise<string> {
  await staff(`coursiers/${courier}/avancer`, { vers: 'actif', motif: 'Dossier vu' })
  const { adresse } = await staff(`coursiers/${courier}/lien`, {})
  return String(adresse)
}

/** It is copied from the board of an offer, for its employer. */
async function selection({ first, staff }: Calls): Promise<string> {
  const { id: candidature, offre } = await first('candidatures?limit=1&depth=0')
  await staff(`candidatures/${candidature}/avancer`, { vers: 'présélection', motif: 'Bon profil' })
  const { lien } = await staff(`partages/offre/${offre}`, { candidats: [{ candidature }] })
  return String(lien)
}
