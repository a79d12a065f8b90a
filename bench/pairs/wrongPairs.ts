import * as z from 'zod'
import { administrator } from '../../e2e/support/testSettings.ts'

export interface WrongPair {
  /** What is wrong with it, as the table says it. */
  what: string
  reference: string
  phone: string
}

const owner = '+22670123456'
const stranger = '+22670123457'
const json = { 'content-type': 'application/json' }
const placed = z.object({
  data: z.object({ attributes: z.object({ reference: z.string() }) }),
})
const opened = z.object({ data: z.object({ attributes: z.object({ cle: z.string() }) }) })

/** Every way to be wrong about a file: who guesses must not tell one from another. */
export async function wrongPairs(url: string): Promise<WrongPair[]> {
  const waiting = await order(url, owner)
  const cancelled = await order(url, owner)
  await cancel(url, cancelled)
  const erased = await order(url, '+22676000000')
  await erase(url, '+22676000000')
  return [
    { what: 'reference of no file', reference: 'CM-2026-2222222', phone: owner },
    { what: 'order, wrong number', reference: waiting, phone: stranger },
    { what: 'cancelled order, wrong number', reference: cancelled, phone: stranger },
    { what: 'erased order, the number it had', reference: erased, phone: '+22676000000' },
    { what: 'quote, wrong number', reference: await quote(url), phone: stranger },
    { what: 'message of no reference', reference: 'MS-2026-2222222', phone: owner },
    { what: 'neither reference nor number', reference: 'abc', phone: 'abc' },
  ]
}

async function order(url: string, phone: string): Promise<string> {
  const lignes = [{ nature: 'formule', code: 'mensuel' }]
  const data = { nom: 'Awa', phone, mode: 'especes_agence', lignes }
  return placed.parse(await sent(url, 'commandes', data).then((answer) => answer.json())).data
    .attributes.reference
}

async function quote(url: string): Promise<string> {
  const data = { nom: 'Awa', email: 'awa@exemple.bf', phone: owner, message: 'Bonjour' }
  return z.string().parse((await sent(url, 'devis', data)).headers.get('x-reference'))
}

async function cancel(url: string, reference: string): Promise<void> {
  const found = await sent(url, 'commandes/ouvrir', { reference, phone: owner })
  const { cle } = opened.parse(await found.json()).data.attributes
  await sent(url, 'commandes/annuler', { reference, cle })
}

async function sent(url: string, path: string, data: object): Promise<Response> {
  const body = JSON.stringify({ data })
  const answer = await fetch(`${url}/api/${path}`, { method: 'POST', headers: json, body })
  if (!answer.ok) throw new Error(`POST /api/${path} answered ${answer.status}`)
  return answer
}

/** As an administrator does at the request of a person. */
async function erase(url: string, who: string): Promise<void> {
  const headers = { ...json, 'sec-fetch-site': 'same-origin' }
  const post = (path: string, body: object, more = {}) =>
    fetch(`${url}/admin/api/${path}`, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    })
  const login = await post('users/login', administrator)
  const cookie = z.string().parse(login.headers.get('set-cookie')).split(';')[0] ?? ''
  const erased = await post('erasures/person/erase', { who }, { cookie })
  if (!erased.ok) throw new Error(`nobody was erased: ${erased.status}`)
}
