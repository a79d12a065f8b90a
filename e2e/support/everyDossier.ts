import type { APIRequestContext } from '@playwright/test'
import { deliveryRequest } from '../../apps/cms/test/deliveries/deliveryRequest.ts'

type Send = (path: string, data: object) => Promise<Record<string, unknown>>

/** What an administrator asks of a product, who sends the forms of visitors as well. */
export interface Calls {
  /** A call of the site, below `/api`. */
  send: Send
  /** A call of the back office, below `/admin/api`. */
  staff: Send
  /** The record that a question of the back office finds first. */
  first(query: string): Promise<Record<string, unknown> & { id: number }>
}

const dayMs = 86_400_000
/** Of everybody here, but of who waits for a seat and of the courier. */
export const dossierPhone = '70 12 34 56'
const phone = { phone: dossierPhone, indicatif: '+226' }

export function callsOf(office: APIRequestContext): Calls {
  const post = async (path: string, data: object) => {
    const answer = await office.post(path, { data })
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    return answer.json()
  }
  return {
    send: async (path, data) => (await post(`/api/${path}`, { data })).data,
    staff: async (path, data) => {
      const body = await post(`/admin/api/${path}`, data)
      return body.doc ?? body
    },
    async first(query) {
      const { docs } = await (await office.get(`/admin/api/${query}`)).json()
      if (!docs?.[0]) throw new Error(`Nothing is found by ${query}`)
      return docs[0]
    },
  }
}

/** One dossier of every kind that a visitor follows, each with an address of its own. */
export async function everyDossier({ send, staff, first }: Calls): Promise<{ courier: number }> {
  const message = { ...phone, message: 'Bonjour' }
  await send('devis', { nom: 'Awa Sow', service: 'Autres', email: 'devis@exemple.bf', ...message })
  await send('contacts', { name: 'Awa Sow', email: 'message@exemple.bf', ...message })
  await send('livraisons', { ...deliveryRequest, email: 'livraison@exemple.bf' })
  const { id: job } = await first('jobs?sort=-date_expiration&limit=1&depth=0')
  await send('candidatures', {
    job,
    ...{ nom: 'Awa Sow', ...phone, email: 'candidate@exemple.bf', consentement: true },
    cv: { basics: { name: 'Awa Sow' } },
  })
  await offerSeat({ send, staff, first })
  const facts = { nom: 'Idrissa', phone: '75 00 00 01', ville: 'Ouagadougou', engin: 'moto' }
  const { id } = await staff('coursiers', facts)
  return { courier: Number(id) }
}

/** An order of a seat that comes free again, for who waits for it. */
async function offerSeat({ send, staff, first }: Calls): Promise<void> {
  const { id: formation } = await first('formations?limit=1&depth=0')
  const debut = new Date(Date.now() + 300 * dayMs).toISOString()
  const place = { ville: 'Bobo-Dioulasso', mode: 'presentiel', prix: 20_000, places: 1 }
  const { id: session } = await staff('sessions', { formation, debut, ...place })
  await staff(`sessions/${session}/avancer`, { vers: 'ouverte', motif: 'Essai' })
  const bought = await send('commandes', {
    ...{ nom: 'Salif', ...phone, email: 'commande@exemple.bf', mode: 'especes_agence' },
    lignes: [{ nature: 'session', id: session, participants: [{ nom: 'Salif' }] }],
  })
  const waiting = { session, places: 1, nom: 'Adama', email: 'attente@exemple.bf' }
  await send('attentes', { ...waiting, phone: '76 00 00 01', indicatif: '+226' })
  const { reference, cle } = bought.attributes as Record<string, string>
  await send('commandes/annuler', { reference, cle })
}
