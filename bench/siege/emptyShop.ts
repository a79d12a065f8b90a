import { DatabaseSync } from 'node:sqlite'
import * as z from 'zod'
import { afterOpeningHours } from '../../apps/cms/src/dates/openingTime.ts'

const orders = 200
const address = '203.0.113.200'
const books = z.object({
  data: z.array(
    z.object({ id: z.number(), attributes: z.object({ stock: z.number().nullable() }) }),
  ),
})
const placed = z.object({ data: z.object({ attributes: z.object({ reference: z.string() }) }) })

/** The outcome for the counted titles of a shop. */
export interface EmptiedShop {
  /** The number of orders by the status of the answer. */
  answers: ReadonlyMap<number, number>
  titles: number
  copies: number
  left: number
  /** The number of titles with less than half (rounded down) left for others. */
  short: number
  /** The copies still held when the company has been open for ten hours. */
  heldNextDay: number
}

/**
 * One address orders all counted titles, again and again, with invented phone numbers, and declares
 * the orders paid.
 */
export async function emptyShop(url: string, database: string): Promise<EmptiedShop> {
  const before = await stocks(url)
  const answers = new Map<number, number>()
  const titles = [...before.keys()]
  for (let number = 0; number < orders; number += 1) {
    const phone = `70 ${String(1_000_000 + number).slice(1)}`
    const id = titles[number % titles.length] ?? 0
    const most = Math.max(1, Math.ceil((before.get(id) ?? 0) / 2))
    const quantite = 1 + (Math.floor(number / titles.length) % most)
    const lignes = [{ nature: 'livre', id, quantite }]
    const order = { nom: 'Inconnu', phone, lignes, mode: 'especes_agence' }
    const answer = await post(`${url}/api/commandes`, order)
    answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1)
    const { data } = placed.safeParse(await answer.json())
    if (data === undefined) continue
    const { reference: commande } = data.data.attributes
    const claim = { commande, phone, operateur: 'orange_money', transaction: `PP1${number}0000` }
    await (await post(`${url}/api/paiements`, claim)).arrayBuffer()
  }
  const after = await stocks(url)
  const leftOf = (id: number) => after.get(id) ?? 0
  return {
    answers,
    titles: titles.length,
    copies: sum([...before.values()]),
    left: sum([...after.values()]),
    short: [...before].filter(([id, copies]) => leftOf(id) < Math.floor(copies / 2)).length,
    heldNextDay: heldAt(database, afterOpeningHours(new Date(), 10, {})),
  }
}

async function stocks(url: string): Promise<Map<number, number>> {
  const answer = await fetch(`${url}/api/biblios?pagination[pageSize]=100`)
  const { data } = books.parse(await answer.json())
  return new Map(
    data.flatMap(({ id, attributes: { stock } }) => (stock === null ? [] : [[id, stock] as const])),
  )
}

function post(url: string, data: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  return fetch(url, { method: 'POST', headers, body: JSON.stringify({ data }) })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}

function heldAt(file: string, moment: Date): number {
  const database = new DatabaseSync(file, { readOnly: true })
  const held = database
    .prepare(
      `select coalesce(sum(lignes.reserve), 0) as n from commandes_lignes as lignes
       join commandes on commandes.id = lignes._parent_id
       where commandes.etat = 'en_attente' and commandes.echeance > ?`,
    )
    .get(moment.toISOString())
  database.close()
  return Number(held?.n)
}
