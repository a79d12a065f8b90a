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
  const { adresse, code } = await staff(`coursiers/${id}/lien`, {})
  const { pathname, hash } = new URL(String(adresse))
  return { id, page: `${pathname}${hash}`, code: String(code) }
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

export async function stateOfDelivery(reference: string): Promise<unknown> {
  const context = await office()
  const params = { 'where[reference][equals]': reference, depth: '0' }
  const { docs } = await (await context.get('/admin/api/livraisons', { params })).json()
  return docs[0]?.etat
}
