import { asAdministrator } from './administratorSession.ts'
import { readRunningProduct } from './runningProduct.ts'

const office = () => asAdministrator(readRunningProduct().siteUrl)

/** The doc of an answer of the back office, asked as its administrator. */
async function staff(path: string, data: object): Promise<Record<string, unknown>> {
  const context = await office()
  const answer = await context.post(`/admin/api/${path}`, { data })
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
  const body = await answer.json()
  return body.doc ?? body
}

/** A courier who may begin, with the link to his page and its code. */
export async function hiredCourier(nom: string) {
  const { id } = await staff('coursiers', {
    nom,
    phone: '75 00 00 01',
    ville: 'Ouagadougou',
    engin: 'moto',
  })
  await staff(`coursiers/${id}/avancer`, { vers: 'actif', motif: 'Dossier vu' })
  return { id, ...(await newLink(id)) }
}

/** A new link for a courier. */
export async function newLink(courier: unknown) {
  const { adresse, code } = await staff(`coursiers/${courier}/lien`, {})
  const { pathname, hash } = new URL(String(adresse))
  return { page: `${pathname}${hash}`, code: String(code) }
}

/** A delivery that was asked for, priced and given to a courier; its reference. */
export async function givenDelivery(courier: unknown, data: object, prix: number): Promise<string> {
  const context = await office()
  const answer = await context.post('/api/livraisons', { data: { data } })
  const { id, attributes } = (await answer.json()).data
  await staff(`livraisons/${id}/avancer`, { vers: 'chiffrée', motif: 'Convenu', prix })
  const given = { vers: 'affectée', motif: 'Choisi', coursier: courier }
  await staff(`livraisons/${id}/avancer`, given)
  return attributes.reference
}

async function keptDelivery(reference: string) {
  const context = await office()
  const params = { 'where[reference][equals]': reference, depth: '0' }
  const { docs } = await (await context.get('/admin/api/livraisons', { params })).json()
  return docs[0]
}

/** Staff name the price of what was asked for. */
export async function priceDelivery(reference: string, prix: number): Promise<void> {
  const { id } = await keptDelivery(reference)
  await staff(`livraisons/${id}/avancer`, { vers: 'chiffrée', motif: 'Convenu', prix })
}

/** Staff cancel it, whoever has it. */
export async function cancelDelivery(reference: string): Promise<void> {
  const { id } = await keptDelivery(reference)
  await staff(`livraisons/${id}/avancer`, { vers: 'annulée', motif: 'Le client renonce' })
}

export async function stateOfDelivery(reference: string): Promise<unknown> {
  return (await keptDelivery(reference))?.etat
}

/** What its recipient tells the courier. */
export async function codeOfDelivery(reference: string): Promise<string> {
  return String((await keptDelivery(reference))?.code)
}

/** What its courier noted, line by line. */
export async function cashOf(reference: string): Promise<unknown[]> {
  const context = await office()
  const params = { 'where[livraison][equals]': reference, depth: '0', sort: 'id' }
  const { docs } = await (await context.get('/admin/api/caisse-coursiers', { params })).json()
  return docs.map(({ montant }: { montant: number }) => montant)
}
